/** What a game's renderer is given, what it says, and what it may say: types alone, which `web/games/<game>/game.js` cites. */

/** @typedef {import("#border").Reply["view"]} View of any game; a renderer knows that of its own */

/**
 * A renderer: pure functions without handlers, which the page calls whenever something has changed. `size`, `furniture`
 * and `pieces` are needed, all else is asked only of those that have it. Words of a sentence that no piece stands for
 * become buttons of the dock under the board: the only one is the green button, unless it is among the `quiet` words;
 * those, and several, stand in the speech bubble.
 * @template [V=View]
 * @typedef {Board<V> & Extras<V>} Renderer
 */

/**
 * What is drawn of a view.
 * @template [V=View]
 * @typedef {object} Board
 * @property {(view: V, ui: Ui) => Size} size
 * @property {(view: V, ui: Ui) => unknown} furniture what lies below the pieces, as inert SVG in units of the board
 * @property {(view: V, ui: Ui) => Piece[]} pieces everything that moves or can be touched
 */

/**
 * How large a board is, all in units of it.
 * @typedef {object} Size
 * @property {number} width
 * @property {number} height
 * @property {number} [left] where it begins, 0 if not given, so that it may grow on every side
 * @property {number} [top]
 * @property {number} [least] the width in rem below which nothing can be touched well, so that the page scrolls instead
 * @property {boolean} [roams] it may be larger than there is room for, and is seen through a viewport in which it is moved
 *   and zoomed (viewport.js); what lies in the renderer's `tray` stays below it
 * @property {number} [feast] as high it is at most while the game's end is feasted, so that all of that is in sight
 */

/**
 * One thing on the board. With a `touch` it is a button, without one it only moves: a piece of one `id` in two views
 * travels from the one place to the other. `game.css` says how one looks that can be touched now (`is-open`; `is-next`, where something was said before), was said
 * (`is-said`) or was part of the last move (`is-last`); where that says nothing else they have lines around them
 * and a dot, which a kind that shows it otherwise switches off by `--look: 0`.
 * @typedef {object} Piece
 * @property {string} id
 * @property {string | null} touch its word, null for what only moves
 * @property {string} kind its classes; `seat-0`, `seat-1` … for what belongs to a seat, which `var(--seat)`,
 *   `var(--seat-edge)` and `var(--seat-ink)` colour; `rim` for letters at an edge, which people can switch off; `aside`
 *   for what is not brought into sight when it moves, since it was seen elsewhere
 * @property {unknown} face what stands on it: a template. A style is `.style=${…}`, since the page's policy refuses `style=`
 * @property {number} x its centre, in units of the board
 * @property {number} y
 * @property {number} [turn] degrees
 * @property {number} [size] its width in units
 * @property {number} [tall] its height, where it is no square
 * @property {"hex"} [shape] a hexagon with corners up and down, which is hit as such
 * @property {boolean} [loose] on a board that roams, a hand that drags takes this piece along where it can be touched, and
 *   does not move the board
 * @property {boolean} [whole] a hand that drags it takes all along that lies there, and not one thing of it
 * @property {boolean} [held] it is in a hand, where a hand that drags lays nothing on it
 * @property {boolean} [said] whether it is chosen, where the words so far do not tell that, since they speak of it for
 *   another reason
 * @property {{x: number, y: number}} [from] where it comes from when it appears
 * @property {boolean} [told] what stands on it follows from what flies, and changes once that has landed
 * @property {string} label all that is known of it, for the ear
 * @property {string} [brief] what it is called where many things are told, if that is not its label
 * @property {string} [row] how the row or the group is called in which it is heard, with the things before and after it
 *   that say the same
 */

/**
 * What a renderer may use besides the view.
 * @typedef {object} Ui
 * @property {import("../i18n/words.js").Say} say a message of the game's own words, or of the page's
 * @property {typeof import("lit").html} html lit's templates
 * @property {typeof import("lit").svg} svg
 * @property {import("#border").Sitter[]} seats who sits where
 * @property {unknown[]} plates how each is shown
 * @property {Subject[]} subjects how each is spoken of
 * @property {string[]} partners each seat's partners, "" for those who play alone
 * @property {string[]} colours
 * @property {number[]} waiting the seats that the table waits for; nobody after the game, however it ended
 * @property {string[]} said the words said so far
 * @property {Set<string>} open those that may come next
 * @property {string[]} told those that a hint or a turning point names
 * @property {import("#border").LogRecord[]} log what has happened up to this view
 * @property {import("./shapes.js").Shape} shape whether the window is wide, tall, or a phone's
 * @property {boolean} isDeep whether the board's room in a wide one is about as high as wide
 * @property {boolean} isTight whether the window is smaller than a desk's, so that writing must be larger in proportion
 * @property {import("../model/state.d.ts").Play["kind"]} kind what the table is for: a game, a lesson, or a question, which has no need of all that a game has
 * @property {boolean} isHelped whether what somebody overlooks may be marked: hints are given at this table, and it is no question that is asked
 */

/**
 * What a message is given in which somebody does something.
 * @typedef {object} Subject
 * @property {string} name
 * @property {string} you
 */

/**
 * A field of the board, in units of it.
 * @typedef {object} Place
 * @property {number} left
 * @property {number} top
 * @property {number} width
 * @property {number} height
 * @property {boolean} [isHex] it is filled by a hexagon
 */

/**
 * What a renderer may say besides.
 * @template [V=View]
 * @typedef {object} Extras
 * @property {Board<V> & {frame?: (view: V, ui: Ui) => string}} [tray] what lies below a board that roams, and stays where it
 *   is: hands, scores; frame: names by which the styles frame what is above it
 * @property {unknown} [cover] of a wheel's renderer: the game as it is played, inert SVG in a field of 320 × 180, for the
 *   lobby; a game of the parlour has it in `cover.js`, which the build draws into a file of its own
 * @property {(view: V, ui: Ui) => Record<string, Place>} [places] where something lies at which nothing is touched, by
 *   the names that the engine gives it (`Game.places`), for lessons and for the diagrams of the rules
 *
 * For the eye:
 * @property {(word: string, view: V, ui: Ui) => unknown} [explain] inert SVG over the board that shows what a thing does
 *   which is held, has the mouse over it or the focus
 * @property {(word: string, view: V, ui: Ui) => unknown} [obstacle] the same of a thing that was touched and refused, as
 *   long as that is told
 * @property {(word: string, view: V, ui: Ui) => Place | null} [lands] where a thing comes to lie that is dragged and is a
 *   whole sentence by itself, null for anywhere
 * @property {(view: V, ui: Ui, winners: number[]) => unknown} [feast] inert SVG over the whole board, in its units, once
 *   the game is over and all has landed
 * @property {(view: V, ui: Ui, winners: number[]) => unknown} [banner] what is written then over a board that roams,
 *   wherever that is moved
 *
 * For the ear:
 * @property {(view: V, ui: Ui) => string} [layout] how the board lies there, in one sentence
 * @property {(view: V, ui: Ui, isBrief?: boolean) => string[]} [stand] how the game stands, in sentences, or in few for
 *   eyes that see it too (`isBrief`)
 * @property {(view: V, ui: Ui) => string} [remark] what is worth knowing just now of what was touched, "" for nothing
 * @property {(view: V, ui: Ui) => string[]} [sumUp] what is told at the end besides the scores
 * @property {(view: V, winners: number[]) => Record<string, string>} [end] what the words of a reason for it are given
 *   besides who won, or gave up
 *
 * Of words:
 * @property {(word: string, say: import("../i18n/words.js").Say) => string | undefined} [name] how a word of a sentence is
 *   called among people
 * @property {string[]} [quiet] words that end a turn with less than was possible, and are offered but never urged
 * @property {(word: string, ask: import("#border").Ask) => boolean} [urges] whether a word that has the place of the green button is
 *   green, by what is asked
 * @property {(word: string) => boolean} [isOwn] whether a word means something else in the mouth of each seat
 * @property {boolean} [secretive] whether what somebody could have done tells others of their hand
 *
 * Of kinds of events:
 * @property {string[]} [catches] those that take something from somebody, which are heard
 * @property {"move" | "card"} [lays] what a move is heard as: wood, if nothing is said, or paper
 * @property {string[]} [verdicts] those that are told beside what is asked next, no matter who brought them about
 * @property {string[]} [throws] those that tell of dice, which is done once they have landed
 * @property {string[]} [weighty] those that are seen for as long as a move, whatever else comes about by one sentence
 * @property {string[]} [trifles] those that are written down, and are no news where nothing else has happened
 * @property {string[]} [repeats] those that are written down in one line, in how many turns in a row the same seat brings
 *   them about
 */

/**
 * A module that draws a game, held to be a renderer of its views.
 * @template V
 * @template {Renderer<V>} M
 * @typedef {M} Fits
 */

export {};
