"""The words of Numica's tokens; part of their format, so new ones stand at the end."""

from parlour.kit.squares import NAMES

WORDS: tuple[str, ...] = (
    *("draw", "resign", "tiles", "s", "r"),
    *"12345KXRB",
    *NAMES,
    *(
        '"trail":[["',
        '",true],["',
        '",false],["',
        '"last":["',
        '"quiet":',
        '"times":1',
        '"taken":[[],[]]',
        '"turn":1',
    ),
    *(
        '"pieces":[{"id":1,"seat":0,"kind":"r","at":"a1","moved":false}',
        ',"moved":true},{"id":1,"seat":1,"kind":"s"',
    ),
    *(',"chosen":[true,true],"orders":["srsrsrsr"', '"waiting":[0],"tiles":"', '"outcome":null'),
    *('"start":{"seat":null,"options":{', '"designer"', '"sdg"', '"secret"'),
    *('"options":{"tiles":"sheet","moves":"sheet","setup":"turn"}',),
)
