/** The diagrams of the rules: drawn by a renderer as text that nobody touches, cut to what they show; what is wrong is told. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawDiagram } from "../../web/build/diagrams.mjs";
import { html, keyed, nothing, svg, write } from "../../web/build/inert.mjs";
import { renderRules } from "../../web/build/rules.mjs";
import { plainRules } from "../../web/rules/plain.js";

/** @param {string} id @param {number} x @param {string | null} touch */
const piece = (id, x, touch) => ({
  id,
  touch,
  kind: `thing ${id}`,
  face: html`<i>${id}</i>`,
  x,
  y: 0.5,
  label: "",
});

/** @type {import("../../web/draw/renderer.js").Renderer} */
const RENDERER = {
  size: () => ({ width: 9, height: 1 }),
  furniture: () =>
    svg`<rect class="near" x=${0} y=${0} width=${1} height=${1}></rect><rect class="far" x=${7} y=${0} width=${1} height=${1}></rect>
      <g transform="translate(-7 0)"><rect class="moved" x="7" y="0" width="1" height="1"></rect></g>`,
  pieces: () => [piece("left", 0.5, "a"), piece("right", 7.5, "b"), piece("mover", 0.6, null)],
  places: () => ({
    nook: { left: 2, top: 0, width: 1, height: 1 },
    near: { left: 1, top: 0, width: 1, height: 1 },
  }),
  explain: (word) => (word === "a" ? svg`<path class="way-of-a"></path>` : ""),
};
const DIAGRAM = {
  rule: "§1",
  alt: "A < B.",
  show: [],
  marks: [],
  said: [],
  open: [],
  view: {},
  waiting: [0],
  seats: 2,
  scale: 1,
};
/**
 * Where each arrow in a diagram begins and ends, and how high.
 * @param {string} drawn
 */
const arrowsOf = (drawn) =>
  [...drawn.matchAll(/class="mark-arrow" d="M([^"]*)z"/g)].map(([, outline]) => {
    const points = outline.split("L").map((point) => point.split(" ").map(Number));
    return [points[0][0], points[3][0], points[3][1]];
  });

const say = Object.assign((/** @type {string} */ id) => id, { has: () => true });

/** @param {object} changes @param {object} [other] what the renderer does otherwise */
const draw = (changes, other) =>
  drawDiagram({ ...RENDERER, ...other }, { ...DIAGRAM, ...changes }, say, ["red", "blue"]);

test("a diagram is a picture with words below it, and nothing in it can be touched", () => {
  const drawn = draw({});
  assert.match(drawn, /^<figure class="diagram">/);
  assert.match(drawn, /<figcaption>A &lt; B\.<\/figcaption>/);
  assert.match(drawn, /class="still" translate="no" aria-hidden="true"/);
  assert.doesNotMatch(drawn, /<button|data-touch|tabindex|undefined|\[object|NaN|\{furniture\}/);
  for (const part of ["left", "right", "mover", "near", "far", "moved"])
    assert.match(drawn, new RegExp(part));
});

test("what lies beside what is shown is left out", () => {
  const drawn = draw({ show: ["a", "nook"] });
  for (const part of ["left", "mover", "near", "moved"]) assert.match(drawn, new RegExp(part));
  for (const part of ["right", "far"]) assert.doesNotMatch(drawn, new RegExp(`\\b${part}\\b`));
  assert.match(drawn, /--width:3\.05;--height:1;--left:0;--top:0/);
});

test("every kind of mark is drawn", () => {
  assert.match(draw({ marks: [["way", "a"]] }), /way-of-a/);
  assert.equal(draw({ marks: [["ring", "nook"]] }).match(/mark-(line|case)/g)?.length, 2);
  const [arrow, never, swap] = ["arrow", "never", "swap"].map((kind) => draw({ marks: [[kind, "a", "b"]] }));
  assert.equal(arrow.match(/mark-arrow/g)?.length, 1);
  assert.doesNotMatch(arrow, /mark-line/);
  assert.match(never, /mark-arrow.*mark-line/s, "it is crossed out");
  const [there, back] = arrowsOf(swap);
  assert(there[0] < there[1] && back[0] > back[1], "one goes there, and one comes back");
  assert.deepEqual(there.slice(0, 2), back.slice(0, 2).reverse(), "both from edge to edge");
  assert.notEqual(there[2], back[2], "beside each other");
});

test("an arrow to what has a ring ends at the ring, however short it is", () => {
  const [far] = arrowsOf(draw({ marks: [["arrow", "a", "b"]] }));
  const marks = [
    ["arrow", "a", "b"],
    ["ring", "b"],
  ];
  const [ringed] = arrowsOf(draw({ show: ["a", "b"], marks }));
  assert(far[1] > 7.05 && far[1] < 7.15);
  assert(ringed[1] < 6.9 && ringed[1] > 6.7, "and not on it");
  const [short] = arrowsOf(draw({ marks: [["arrow", "nook", "near"]] }));
  assert(short[0] - short[1] > 0.3, "its head has a shaft");
});

test("among hexagons an arrow begins at the edge of its own and ends in the next one", () => {
  const hexagons = ["a", "b"].map((id, x) => ({ ...piece(id, x, id), shape: /** @type {const} */ ("hex") }));
  const pieces = () => hexagons;
  const marks = [["arrow", "a", "b"]];
  const [{ x }, next] = hexagons;
  const [[from, to]] = arrowsOf(draw({ marks }, { pieces }));
  assert.equal(from, x + 0.5);
  assert(to > next.x - 0.2 && to < next.x);
  const ring = /class="mark-line" d="M/;
  assert.match(draw({ marks: [["ring", "b"]] }, { pieces }), ring, "and a ring has six sides");
  assert.doesNotMatch(draw({ marks: [["ring", "b"]] }), ring);
});

test("a diagram is as large as it says", () => {
  const wide = (/** @type {number} */ scale) =>
    Number(/--wide:([\d.]+)rem/.exec(draw({ show: ["nook"], scale }))?.[1]);
  assert.equal(wide(2), 2 * wide(1));
});

test("a ring is shown whole, and of what lies beside only the ground", () => {
  const drawn = draw({ show: ["nook"], marks: [["ring", "nook"]] });
  assert.match(drawn, /--width:1\.36;--height:1;--left:1\.82;/);
  assert.doesNotMatch(draw({ show: ["nook", "nook"] }), /class="piece/);
});

for (const [fault, changes, sentence] of /** @type {[string, object, RegExp][]} */ ([
  ["a ring around nothing", { marks: [["ring", "z"]] }, /names “z”, which is not drawn/],
  ["an arrow to nothing", { marks: [["arrow", "a", "z"]] }, /names “z”, which is not drawn/],
  ["a picture of nothing", { show: ["z"] }, /names “z”, which is not drawn/],
  ["a way of what goes nowhere", { marks: [["way", "b"]] }, /names “b”, which explains nothing/],
  ["an unknown mark", { marks: [["star", "a"]] }, /has the mark “star a”, which is none/],
  ["an arrow to nowhere", { marks: [["arrow", "a"]] }, /has the mark “arrow a”, which is none/],
]))
  test(`${fault} stops the build`, () => assert.throws(() => draw(changes), sentence));

test("a template is written as lit would draw it", () => {
  const list = [1, 2].map((each) => html`<li>${each}</li>`);
  const name = '"<&';
  assert.equal(
    write(html`<p class="a ${name}" title=${name} lang=${nothing}>${list}${null}${name}</p>`),
    '<p class="a &quot;&lt;&amp;" title="&quot;&lt;&amp;"><li>1</li><li>2</li>&quot;&lt;&amp;</p>',
  );
  assert.equal(write(html`<i x=${1 / 3}></i>`), '<i x="0.333"></i>');
  assert.equal(write(keyed("red", html`<i>${"a"}</i>`)), "<i>a</i>", "whatever its key is");
  assert.throws(() => write(html`<i @click=${() => 1}></i>`), /acts/);
  assert.throws(() => write(html`${{}}`), /cannot be written/);
});

const RULES =
  "# Tic\n\n§1 A **card**.\n\n```diagram\nalt: A & a hand.\nposition:\nnull\n\nhand 4\n```\n\n§2 More.\n";

test("diagrams stand below their paragraphs", () => {
  const drawn = renderRules(RULES, "tic", ["<figure>one</figure>"]);
  assert.match(drawn, /card<\/strong>\.<\/p>\s*<figure>one<\/figure>\s*<p id="tic-2"/);
  assert.doesNotMatch(drawn, /position|```/);
});

test("the rules of a wheel tell what its diagrams would show", () => {
  const told = plainRules(RULES);
  assert.match(told, /<figure class="diagram"><figcaption>A &#38; a hand\.<\/figcaption><\/figure>/);
  assert.match(told, /<p data-rule="§2">/);
  assert.doesNotMatch(told, /position|```|hand 4/);
});

test("only a picture that may help marks what somebody overlooks", () => {
  const marks = {
    furniture: (/** @type {unknown} */ _view, /** @type {{isHelped: boolean}} */ ui) =>
      ui.isHelped ? svg`<path class="the-answer"></path>` : "",
  };
  assert.match(draw({}, marks), /the-answer/);
  assert.doesNotMatch(draw({ isHelped: false }, marks), /the-answer/);
});
