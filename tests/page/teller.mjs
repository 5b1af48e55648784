/** Tells what Python has collected (`tests/sayings.py`), with the page's own words and functions, as lines of JSON. */

import { readFileSync } from "node:fs";
import { give } from "./built.mjs";

give();
const { tellAdvice, tellAnswer, tellMerits, tellMissed } = await import("../../web/i18n/advice.js");
const { tellOutcome, tellRecord, tellRefusal, tellTurn } = await import("../../web/i18n/tell.js");
const { Words } = await import("../../web/i18n/words.js");

/** @typedef {{how: string, seats: number, own: number | null, seat?: number, said?: string, data: any, view?: any}} Saying */

const NAMES = ["Red", "Blue", "Green", "Gold", "Violet", "Teal"];

/** Who sits there: computers beside the one that is "you", else people. @param {Saying} saying */
const seatsOf = ({ seats, own }) =>
  Array.from({ length: seats }, (_, seat) => ({
    name: NAMES[seat],
    who: own === null || seat === own ? "person" : "computer",
  }));

/** @type {Record<string, (say: import("../../web/i18n/words.js").Say, reply: any, saying: Saying, renderer: any) => string>} */
const TELLERS = {
  event: (say, reply, { data }) => tellRecord(say, reply, { events: [data] }),
  ask: (say, reply, { seat, said, data }) => {
    const asked = { ...reply, prompt: { waiting: [seat], seat } };
    return tellTurn(
      say,
      /** @type {any} */ ({ reply: asked, moving: {}, saying: { draft: { ask: data, move: said } } }),
    );
  },
  merit: (say, reply, { data }) => tellMerits(say, reply, { merits: [data] }),
  would: (say, _, { data }) => tellAdvice(say, { events: [data] }),
  missed: (say, reply, { seat, data }) =>
    say.has(`missed-${data.kind}`)
      ? tellMissed(
          say,
          reply,
          /** @type {any} */ ({
            ...{ seat, better: "", gain: { code: "save", value: 1 } },
            ...{ events: [data], merits: [], answer: [] },
          }),
        )
      : "",
  taken: (say, { seats }, { data }) => (say.has(`then-${data.kind}`) ? tellAnswer(say, seats, [data]) : ""),
  refusal: (say, _, { data }) => tellRefusal(say, data),
  text: (say, _, { data }) => say(data.code),
  outcome: (say, reply, { data, view }, renderer) =>
    Object.values(tellOutcome(say, { ...reply, outcome: data }, renderer.end?.(view, data.winners))).join(
      " ",
    ),
};

const [game, file, ...locales] = process.argv.slice(2);
const renderer = await import(`../../web/games/${game}/game.js`);
/** A name is one thing to whoever reads it, however many words it has: no-break spaces hold it together. */
const words = new Words("en", () => (word, say) => renderer.name?.(word, say)?.replaceAll(" ", "\u00a0"));
globalThis.fetch = async (address) => new Response(readFileSync(String(address)));
await words.load("shell", "shell", () => locales[0]);
await words.load(game, game, () => locales[1]);
for (const saying of JSON.parse(readFileSync(file, "utf-8"))) {
  const seats = seatsOf(saying);
  const reply = { seats, options: {}, log: { records: [] }, sides: seats.map((_, seat) => [seat]) };
  const said = [words.of(game), words.aloud(game)].map((say) =>
    TELLERS[saying.how](say, reply, saying, renderer),
  );
  console.log(JSON.stringify(said));
}
