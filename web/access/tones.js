/** The sounds of the table, made by Web Audio out of a few numbers, and as loud as each other. */

/** @typedef {{at: number, wave: OscillatorType | "noise", from: number, to: number, lasts: number, loud: number, swell?: number}} Note
 *   at, lasts, swell: seconds; from, to: Hertz at its beginning and end, of noise the middle of its band; loud: 0 … 1 */
/** @typedef {"touch" | "move" | "card" | "roll" | "rest" | "catch" | "refusal" | "turn" | "won" | "end" | "badge"} Sound */

/**
 * So many tones one after the other.
 * @param {number[]} pitches
 * @param {number} step seconds
 * @param {Omit<Note, "at" | "from" | "to">} note
 * @param {number} lasts the last of them, in seconds
 * @returns {Note[]}
 */
const melody = (pitches, step, note, lasts) =>
  pitches.map((pitch, at) => ({
    ...note,
    at: at * step,
    from: pitch,
    to: pitch,
    lasts: at === pitches.length - 1 ? lasts : note.lasts,
  }));

/** Wood on wood: a body, and a short knock above it. @param {number} at @param {number} pitch @param {number} loud @returns {Note[]} */
const knock = (at, pitch, loud) => [
  { at, wave: "triangle", from: pitch, to: pitch * 0.6, lasts: 0.24, loud },
  { at, wave: "sine", from: pitch * 3.1, to: pitch * 2.2, lasts: 0.08, loud: loud * 0.5 },
];

/** A die that strikes the table while it tumbles. @param {number} at @param {number} loud @returns {Note[]} */
const rattle = (at, loud) => [
  { at, wave: "noise", from: 3400, to: 2600, lasts: 0.06, loud },
  { at, wave: "triangle", from: 520, to: 430, lasts: 0.05, loud: loud * 0.35 },
];

/**
 * Each has a contour and a timbre of its own: knocks for pieces, a hiss for cards, dry rattling for dice, melodies that rise
 * for what is good, and one that falls softly for what may not be. Momentarily each is about −20 LUFS loud; a touch, which
 * comes most often, is less.
 * @type {Record<Sound, Note[]>}
 */
export const SOUNDS = {
  touch: [{ at: 0, wave: "sine", from: 1300, to: 900, lasts: 0.11, loud: 0.34 }],
  move: knock(0, 290, 0.6),
  card: [
    { at: 0, wave: "noise", from: 4200, to: 1300, lasts: 0.3, loud: 0.64, swell: 0.07 },
    { at: 0.13, wave: "triangle", from: 230, to: 150, lasts: 0.12, loud: 0.2 },
  ],
  roll: [
    [0, 0.7],
    [0.09, 0.9],
    [0.15, 0.6],
    [0.25, 0.8],
    [0.32, 0.5],
    [0.43, 0.6],
    [0.51, 0.4],
  ].flatMap(([at, loud]) => rattle(at, loud)),
  rest: [...rattle(0, 0.7), ...knock(0.06, 390, 0.5)],
  catch: melody([392, 587], 0.1, { wave: "triangle", lasts: 0.22, loud: 0.4 }, 0.4),
  refusal: [
    { at: 0, wave: "sine", from: 233, to: 208, lasts: 0.26, loud: 0.28, swell: 0.03 },
    { at: 0.16, wave: "sine", from: 196, to: 165, lasts: 0.34, loud: 0.28, swell: 0.03 },
  ],
  turn: melody([659, 880], 0.12, { wave: "sine", lasts: 0.26, loud: 0.3 }, 0.44),
  won: [
    ...melody([523, 659, 784, 1047], 0.12, { wave: "triangle", lasts: 0.22, loud: 0.23 }, 0.9),
    ...[659, 784].map(
      (pitch) =>
        /** @type {Note} */ ({ at: 0.36, wave: "triangle", from: pitch, to: pitch, lasts: 0.8, loud: 0.12 }),
    ),
  ],
  // It goes down and comes up again: another game, another chance.
  end: melody([523, 440, 349, 392], 0.2, { wave: "sine", lasts: 0.34, loud: 0.26 }, 0.7),
  badge: melody([1319, 1568, 2093, 1568, 2637], 0.075, { wave: "sine", lasts: 0.2, loud: 0.16 }, 0.5),
};

/** Seconds in which a note swells; without them it clicks. */
const SWELL = 0.006;
/** As good as silent: an exponential curve cannot reach 0. */
const SILENT = 0.0001;

/** Milliseconds after which a sound has no meaning any more. */
const LATE = 500;

/** How wide the band of a noise is, against its middle: the less, the wider. */
const BAND = 0.9;

/**
 * Up to here nothing is changed; however many sounds fall together, they come no further than there, where loudspeakers
 * do not crackle yet.
 */
const LOUD = { kept: 0.5, most: 0.82 };

/** How many times as loud as a loudspeaker can be is all that falls together, at most. */
const HEAP = 4;

/** What each context sounds through. @type {WeakMap<BaseAudioContext, AudioNode>} */
const outlets = new WeakMap();

/** @type {WeakMap<BaseAudioContext, AudioBuffer>} */
const hisses = new WeakMap();

/**
 * Sound now, or a little later. The first time is after a person's touch, as browsers demand.
 * @param {BaseAudioContext & Pick<AudioContext, "resume">} context
 * @param {Sound} name
 * @param {number} after seconds
 */
export async function sound(context, name, after) {
  // Browsers begin it asleep, and some put it to sleep in a call; what waited for its waking is stale.
  const asked = performance.now();
  await context.resume();
  if (performance.now() - asked > LATE) return;
  for (const note of SOUNDS[name]) play(context, note, context.currentTime + after + note.at);
}

/**
 * @param {BaseAudioContext} context
 * @param {Note} note
 * @param {number} begin
 */
function play(context, note, begin) {
  const { lasts, loud, swell = SWELL } = note;
  const end = begin + lasts;
  const volume = context.createGain();
  volume.gain.setValueAtTime(SILENT, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + swell);
  volume.gain.exponentialRampToValueAtTime(SILENT, end);
  const source =
    note.wave === "noise" ? hiss(context, note, begin, volume) : tone(context, note, begin, volume);
  volume.connect(outletOf(context));
  source.start(begin);
  source.stop(end);
}

/** @param {BaseAudioContext} context @param {Note} note @param {number} begin @param {AudioNode} into */
function tone(context, { wave, from, to, lasts }, begin, into) {
  const source = context.createOscillator();
  source.type = /** @type {OscillatorType} */ (wave);
  glide(source.frequency, from, to, begin, lasts);
  source.connect(into);
  return source;
}

/** @param {BaseAudioContext} context @param {Note} note @param {number} begin @param {AudioNode} into */
function hiss(context, { from, to, lasts }, begin, into) {
  const source = context.createBufferSource();
  source.buffer = hisses.get(context) ?? makeHiss(context);
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = BAND;
  glide(band.frequency, from, to, begin, lasts);
  source.connect(band).connect(into);
  return source;
}

/** @param {AudioParam} param @param {number} from @param {number} to @param {number} begin @param {number} lasts */
function glide(param, from, to, begin, lasts) {
  param.setValueAtTime(from, begin);
  param.exponentialRampToValueAtTime(to, begin + lasts);
}

/** Half a second of noise, the same each time: by the numbers of Lehmer. @param {BaseAudioContext} context */
function makeHiss(context) {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let number = 1;
  for (let at = 0; at < samples.length; at += 1) {
    number = (number * 48271) % 2147483647;
    samples[at] = number / 1073741823.5 - 1;
  }
  hisses.set(context, buffer);
  return buffer;
}

/** Where all that sounds at once is put together, and kept from crackling. @param {BaseAudioContext} context */
function outletOf(context) {
  const known = outlets.get(context);
  if (known) return known;
  const inlet = context.createGain();
  inlet.gain.value = 1 / HEAP;
  const limit = context.createWaveShaper();
  limit.curve = Float32Array.from({ length: 4097 }, (_, at) => soften((at / 2048 - 1) * HEAP));
  inlet.connect(limit).connect(context.destination);
  outlets.set(context, inlet);
  return inlet;
}

/** @param {number} level */
function soften(level) {
  const { kept, most } = LOUD;
  const over = Math.abs(level) - kept;
  const room = most - kept;
  return over <= 0 ? level : Math.sign(level) * (kept + room * Math.tanh(over / room));
}
