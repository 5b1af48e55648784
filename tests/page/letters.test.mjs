/** Links out of letters: whatever was done to them, the reader finds what was meant, or says what it has left out. */

import assert from "node:assert/strict";
import fs from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { CHANGES, HOST, makeChance, pick, TEXTS, WRAPS } from "./letters.mjs";

const { readAddress, readText } = await import("../../web/links/read.js");
const { isWhole, listParcels } = await import("../../web/links/parcels.js");
const { linkTo, linkToGame, linkToTable } = await import("../../web/model/addresses.js");
const { withDefaults } = await import("../../web/model/fitting.js");
const { readPlace, setupFrom } = await import("../../web/model/links.js");
const { readParams, writeQuery } = await import("../../web/model/params.js");

/** So many links of each kind: few in the ordinary run. */
const COUNT = Number(process.env.PARLOUR_LINKS || 40);
const DAY = Number(process.env.PARLOUR_DAY || 1);

/** @type {import("#border").Description[]} */
const DESCRIPTIONS = JSON.parse(fs.readFileSync(process.env.PARLOUR_DESCRIPTIONS ?? "", "utf8"));
const KEYS = DESCRIPTIONS.map(({ game }) => game);
/** @param {string} key */
const knows = (key) => KEYS.includes(key);

const GAMES = path.join(import.meta.dirname, "..", "games");
const TOKENS = KEYS.flatMap((key) => {
  const folder = path.join(GAMES, key, "saves");
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith(".token"))
    .map((name) => fs.readFileSync(path.join(folder, name), "utf8").trim());
});

const SEEDS = [
  "maths7",
  "class 7",
  "Klasse 7.b",
  "klasse é",
  "класс 5б",
  "年级 3 🐻",
  "3D shapes",
  "Mr. O’Neil",
  "a&b=c",
  "100%25",
  "2026-11-26",
  "amp",
  "game",
  "the quick brown fox jumps over the lazy dog ".repeat(4),
];

/** As the engine reads a seed, for those above. @param {string} seed */
const fold = (seed) =>
  seed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\p{Cf}/gu, "")
    .replace(/[^\p{L}\p{M}\p{N}\p{So}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** @typedef {{link: string, game: string, place: string, token: string}} Meant */

/** A link to a table that is set up by chance. @param {import("./letters.mjs").Chance} chance @returns {Meant} */
function makeTable(chance) {
  const description = pick(chance, DESCRIPTIONS);
  const { game, presets, seats, levels } = description;
  const usual = setupFrom(readParams(""), description);
  const preset = pick(chance, ["", ...Object.keys(presets)]);
  const count = preset
    ? pick(chance, presets[preset].seats)
    : seats.least + chance(seats.most - seats.least + 1);
  const sitters = Array.from({ length: count }, () =>
    chance(2) || !levels
      ? { who: /** @type {const} */ ("person") }
      : { who: /** @type {const} */ ("computer"), level: 1 + chance(levels) },
  );
  const deal = /** @type {const} */ (["word", "word", "word", "new", "day"])[chance(5)];
  const setup = {
    ...usual,
    key: game,
    description: null,
    refusal: null,
    adjusted: null,
    locks: [],
    seats: sitters,
    preset,
    options: withDefaults(description.options, presets[preset]?.options),
    deal,
    seed: deal === "word" ? pick(chance, SEEDS) : "",
    aids: { hints: chance(3) > 0, takebacks: chance(3) > 0 },
  };
  return { link: linkToTable(setup, description, HOST), game, place: "", token: "" };
}

/** @param {import("./letters.mjs").Chance} chance @returns {Meant} */
const makeGame = (chance) => {
  const token = pick(chance, TOKENS);
  return { link: linkToGame(token, HOST), game: "", place: "", token };
};

/** @param {import("./letters.mjs").Chance} chance @returns {Meant} */
const makeRoom = (chance) => {
  const game = pick(chance, KEYS);
  const rooms = [`puzzles/${game}`, `puzzles/${game}/tvzcrq`, `puzzles/${game}/tvzcrq/mistake`];
  const place = pick(chance, [game, ...rooms, `learn/${game}/2`]);
  return { link: `${HOST}#/${place}`, game, place, token: "" };
};

/** A parcel that checks itself. @param {string} letter @param {import("./letters.mjs").Chance} chance */
function makeParcel(letter, chance) {
  const bytes = Buffer.from(Array.from({ length: 9 + chance(900) }, () => chance(256)));
  const body = Buffer.concat([Buffer.from(`${pick(chance, KEYS)}\n`), bytes]);
  let sum = 0xffffffff;
  for (const byte of body) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
  }
  const check = Buffer.alloc(4);
  check.writeUInt32BE((sum ^ 0xffffffff) >>> 0);
  return `${letter}1${Buffer.concat([check, body]).toString("base64url")}`;
}

/** @param {import("./letters.mjs").Chance} chance @returns {Meant} */
function makeSheet(chance) {
  const token = makeParcel("s", chance);
  const number = pick(chance, ["", "", "/3", "/12"]); // as the address of one of its questions has it
  return {
    link: linkTo(number ? `/sheet/${token}${number}` : `sheet=${token}`, HOST),
    game: "",
    place: `sheet/${token}${number}`,
    token,
  };
}

/** @param {import("./letters.mjs").Chance} chance @returns {Meant} */
function makeSlip(chance) {
  const token = makeParcel("r", chance);
  return { link: linkTo(`slip=${token}`, HOST), game: "", place: `slip/${token}`, token };
}

const SORTS = { table: makeTable, game: makeGame, room: makeRoom, sheet: makeSheet, slip: makeSlip };

/** What a link sets up, as the page would. @param {Partial<import("../../web/model/params.js").Params>} given @param {string} game */
function setUp(given, game) {
  const description = DESCRIPTIONS.find((each) => each.game === game);
  assert.ok(description);
  const { left, ...setup } = setupFrom({ ...readParams(""), ...given }, description);
  return { setup: { ...setup, seed: fold(setup.seed) }, left };
}

/**
 * Hold what was read of a changed link against what was meant.
 * @param {ReturnType<typeof readText>} read
 * @param {Meant} meant
 * @returns {"meant" | "told"}
 */
function judge(read, meant) {
  if (!read) return "told"; // nothing opens, and it is said that the text is none
  if ("token" in read || meant.token) {
    const place = "token" in read ? `game/${read.token}` : read.link.place;
    if (place === (meant.place || `game/${meant.token}`)) return "meant";
    // Where the number of a question may be more or less than what stands there, the sheet lists them all.
    if (place === `sheet/${meant.token}`) return "meant";
    // What is damaged opens nothing, and that is said.
    const [, token = ""] = place?.split("/") ?? [];
    assert.ok(!isWhole(token), place ?? "");
    assert.ok(token || ("link" in read && read.link.left.length > 0), "the lobby, without a word");
    return "told";
  }
  const { given, place, left, seed } = read.link;
  if (left.length > 0 || seed) return "told";
  if (meant.place) {
    if (place === meant.place) return "meant";
    assert.equal(readPlace(place ?? "", knows), null, "a room tells what it does not have");
    return "told";
  }
  assert.ok(place === null || place === meant.game, String(place));
  assert.equal(given.game, meant.game);
  const found = setUp(given, meant.game);
  if (found.left.length > 0) return "told";
  assert.deepEqual(found.setup, setUp(readParams(new URL(meant.link).search), meant.game).setup);
  return "meant";
}

/**
 * Try many links of a kind.
 * @param {string} name
 * @param {(meant: Meant, chance: import("./letters.mjs").Chance) => [changed: string, read: ReturnType<typeof readText>]} change
 * @param {number} [least] of a hundred that shall be found, not only told of
 */
function tryKind(name, change, least = 90) {
  for (const [sort, make] of Object.entries(SORTS)) {
    test(`${name}: ${sort}`, () => {
      const chance = makeChance(DAY * 1000 + name.length);
      let found = 0;
      for (let number = 0; number < COUNT; number++) {
        const meant = make(chance);
        const [changed, read] = change(meant, chance);
        try {
          if (judge(read, meant) === "meant") found++;
          else if (process.env.PARLOUR_TELL)
            console.log("told:", changed.slice(0, 600), JSON.stringify(read)?.slice(0, 300));
        } catch (error) {
          throw new Error(`${meant.link}\n${changed}\n${JSON.stringify(read)}\n${error}`);
        }
      }
      assert.ok(found >= (COUNT * least) / 100, `${found} of ${COUNT}`);
    });
  }
}

/** What a page that is opened at an address reads of it. @param {string} address */
const openAt = (address) => {
  const { search, hash } = new URL(address);
  return { link: readAddress(search + hash, knows) };
};

for (const [name, change] of Object.entries(CHANGES)) {
  tryKind(
    `${name}, in the address`,
    ({ link }, chance) => {
      const changed = change(link, chance);
      // What the place has lost its `?` or `#` to, is an address that no page of ours has.
      return [changed, new URL(changed).pathname === new URL(HOST).pathname ? openAt(changed) : null];
    },
    50,
  );
  tryKind(
    `${name}, pasted`,
    ({ link }, chance) => {
      const changed = change(link, chance);
      return [changed, readText(changed, knows)];
    },
    50,
  );
}

for (const [name, wrap] of Object.entries(WRAPS)) {
  tryKind(`inside ${name}`, ({ link }, chance) => {
    const changed = wrap(link, chance);
    return [changed, readText(changed, knows)];
  });
}

for (const [name, put] of Object.entries(TEXTS)) {
  tryKind(
    `in a text: ${name}`,
    ({ link }, chance) => {
      const changed = put(link, chance);
      return [changed, readText(changed, knows)];
    },
    50,
  );
}

tryKind(
  "changed, then wrapped, then put into a text",
  ({ link }, chance) => {
    const changed = pick(chance, Object.values(CHANGES))(link, chance);
    const wrapped = chance(2) ? changed : pick(chance, Object.values(WRAPS))(changed, chance);
    const text = pick(chance, Object.values(TEXTS))(wrapped, chance);
    return [text, readText(text, knows)];
  },
  30,
);

test("a class's slips are found in their letters, and so is what is damaged", () => {
  const chance = makeChance(DAY);
  const slips = Array.from({ length: 40 }, () => makeSlip(chance));
  const letters = slips.map(({ link }) => {
    const wrapped = chance(2) ? link : pick(chance, Object.values(WRAPS))(link, chance);
    return pick(chance, [TEXTS["quoted mail"], TEXTS.brackets, TEXTS.HTML, TEXTS.sentence])(wrapped, chance);
  });
  const damaged = makeSlip(chance).token.slice(0, -3);
  const found = listParcels([...letters, damaged].join("\n\n")).map(({ text }) => text);
  for (const [at, { token }] of slips.entries())
    assert.ok(found.slice(0, slips.length).includes(token), letters[at].slice(0, 300));
  // Rather too much is told as damaged than a slip is lost in silence.
  assert.ok(found.slice(slips.length).includes(damaged));
});

test("what is no link is none", () => {
  for (const text of [
    "",
    "hello",
    "Numica?",
    "a=b&c=d",
    "#7 is mine",
    "https://example.org/",
    "seed",
    "{}",
    "<script>alert(1)</script>",
  ])
    assert.equal(readText(text, knows), null, text);
});

test("no text costs more than a moment", { timeout: 60_000 }, () => {
  const parts = [
    "[",
    "<",
    "<%",
    " ",
    "> ",
    "=\n",
    "a=b\n",
    "n1abcd ",
    "%25",
    "&amp;",
    ".",
    "?",
    "#/",
    "/v2/url?",
    "/v3/__",
    "*",
    "aHR0c",
    "=3D",
  ];
  for (const part of parts) {
    const text = part.repeat(400_000 / part.length);
    for (const each of [
      text,
      `${text}a`,
      `<?game=${KEYS[0]}&seed=${text}a`,
      `?game=${KEYS[0]}&seats=${text}a#/${text}a`,
    ])
      readText(each, knows);
  }
});

test("nothing but what we write comes out", () => {
  const chance = makeChance(DAY);
  const letters = [
    ..."?&#=/%;.:,-_<>\"' \n\0aZ7é\ud800\u202e",
    "game",
    "numica",
    "seed",
    "javascript:",
    "//evil.example/",
    "%2F%2F",
    "&amp;",
    "__proto__",
    "n1",
    "https://",
    "game/",
  ];
  for (let number = 0; number < 20 * COUNT; number++) {
    const text = Array.from({ length: chance(60) }, () => pick(chance, letters)).join("");
    const read = readText(`?game=${KEYS[0]}&${text}`, knows);
    if (!read || "token" in read) continue;
    const { given, place } = read.link;
    const { origin, pathname } = new URL(`${writeQuery(given)}#/${place ?? ""}`, HOST);
    assert.equal(origin + pathname, HOST);
    assert.match(place ?? "", /^[\w/-]*$|^game\//);
    assert.deepEqual(
      Object.keys(given).filter((name) => !(name in readParams(""))),
      [],
    );
  }
});
