"""The words of Numbers League's tokens; part of their format, so new ones stand at the end."""

from parlour.games.league.cards import NAMES, SIDES

WORDS: tuple[str, ...] = (
    *("play", "capture", ":", "pass", "draw", "device", "trade", "done", "hq", "s"),
    *(f"H{number}" for number in range(1, 21)),
    *NAMES,
    *(f"v{weakness}" for weakness in sorted(SIDES)),
    *("deal", "first", "villains", "sides", "resign"),
    *(
        '"picked":[]',
        '"outcome":null',
        '"hall":',
        '"sidekick":{"cards":["',
        '],"sum":',
        '"begun":[[null,null,null]',
    ),
    *(
        '"clock":{"acted":true,"caught":false,"idle":0,"dry":0,"calm":0}',
        '"round":1',
        '"plays":2',
        '"tied":[]',
    ),
    *(
        '"stage":"action"',
        '"stage":"capture"',
        '"waiting":[0]',
        '"starter":0',
        '"turn":0',
        '"hands":[{"count":7',
    ),
    *(
        ',"cards":["',
        '],"known":[]},{"count":7',
        '"heroes":[[{"name":"H1","parts":["',
        ',"device":null,"armed":null}',
    ),
    *(
        '"trophies":[{"villains":["',
        '],"devices":["',
        '],"score":0}',
        '"points":1,"side":"yellow","taken":null}',
    ),
    *(
        '{"villain":"v3","weakness":3',
        ',"side":"green","taken":0}',
        '"start":{"seat":null,"options":{"level":"',
    ),
    *('"superhero","villains":18,"sides":"green","equations":"never","glow":false', '"equations":"after"'),
    *('"options":{"level":"hero","villains":24,"sides":"mixed","equations":"before","glow":true}',),
)
