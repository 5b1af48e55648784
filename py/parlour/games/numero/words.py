"""The words of Numero's tokens; part of their format, so new ones stand at the end."""

from parlour.games.numero.cards import NAMES

WORDS: tuple[str, ...] = (
    *("take", "build", "discard", "drop", "on", ":", ";", ",", "pass", "challenge", "dealer", "shuffle"),
    *NAMES,
    *("1", "2", "3", "4", "resign", "draw"),
    *(
        ']},{"builder":1,"held":true,"turns":[0,0],"piles":[{"pile":{"pile":"',
        '"before":[{"pile":"',
        '"put":["',
        '"stack":[["again",[1],0,[0]]]',
    ),
    *(
        '"claims":[],"stack":[],"taker":1,"final":[],"outcome":null,"deck":["',
        '"proved":[[],[]]',
        '"scores":[',
        '"most":10',
        '"dealt":10',
        '"perfect":25',
    ),
    *('"left":-', '"challenge":-20', '"colours":5', '"colour":5', '"clear":5', '"three":5', '"four":10'),
    *(
        '"five":2',
        '"six":5',
        '"sheets":[{"takes":1,"cards":3,"printed":2}',
        ']],"sheets":[{},{}]',
        '"],"won":[["',
    ),
    *(
        '],"loose":["',
        '"hands":[{"count":5,"cards":["',
        '"]},{"count":5,"cards":["',
        '"value":10,"signs":0},{"pile":"',
    ),
    *(
        '"],"value":10,"signs":1},{"pile":"',
        '"stage":"turn","waiting":[1],"dealer":1,"turn":0,"centre":[{"pile":"',
    ),
    *(
        '"start":{"options":{"pack":"',
        '"glow"',
        '"self"',
        '"ten"',
        '"times"',
        '"simple"',
        '"complex"',
        '"numbers"',
    ),
    '"exact":true,"help1":"sums","help2":"glow","help3":"sums","help4":"sums"}',
    '"options":{"pack":"full","goal":"points","challenges":true,"exact":false,',
    '"options":{"pack":"subtraction","goal":"cards","challenges":false,"exact":false,"help1":"sums",',
)
