/** The sounds of the table, made by Web Audio out of a few numbers. */

/** @typedef {{at: number, wave: OscillatorType, from: number, to: number, lasts: number, loud: number}} Note
 *   at, lasts: seconds; from, to: Hertz at its beginning and end; loud: 0 … 1 */
/** @typedef {"touch" | "move" | "catch" | "refusal" | "turn" | "won" | "end"} Sound */

/** @type {Record<Sound, Note[]>} */
export const SOUNDS = {
  touch: [{ at: 0, wave: "sine", from: 1300, to: 900, lasts: 0.035, loud: 0.12 }],
  // Wood on wood: a low body and a short knock above it.
  move: [
    { at: 0, wave: "triangle", from: 240, to: 130, lasts: 0.09, loud: 0.5 },
    { at: 0, wave: "sine", from: 950, to: 500, lasts: 0.03, loud: 0.2 },
  ],
  catch: [
    { at: 0, wave: "triangle", from: 392, to: 392, lasts: 0.11, loud: 0.35 },
    { at: 0.09, wave: "triangle", from: 587, to: 587, lasts: 0.2, loud: 0.35 },
  ],
  refusal: [{ at: 0, wave: "sine", from: 196, to: 165, lasts: 0.22, loud: 0.35 }],
  turn: [
    { at: 0, wave: "sine", from: 659, to: 659, lasts: 0.09, loud: 0.16 },
    { at: 0.1, wave: "sine", from: 880, to: 880, lasts: 0.16, loud: 0.16 },
  ],
  won: [523, 659, 784, 1047].map((pitch, step) => ({
    at: step * 0.12,
    wave: "triangle",
    from: pitch,
    to: pitch,
    lasts: step === 3 ? 0.5 : 0.16,
    loud: 0.3,
  })),
  end: [
    { at: 0, wave: "sine", from: 523, to: 523, lasts: 0.2, loud: 0.25 },
    { at: 0.18, wave: "sine", from: 392, to: 392, lasts: 0.4, loud: 0.25 },
  ],
};

/** Seconds in which a note swells; without them it clicks. */
const SWELL = 0.006;
/** As good as silent: an exponential curve cannot reach 0. */
const SILENT = 0.0001;

/** Milliseconds after which a sound has no meaning any more. */
const LATE = 500;

/**
 * Sound now, or a little later. The first time is after a person's touch, as browsers demand.
 * @param {AudioContext} context
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
 * @param {AudioContext} context
 * @param {Note} note
 * @param {number} begin
 */
function play(context, { wave, from, to, lasts, loud }, begin) {
  const end = begin + lasts;
  const tone = context.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, begin);
  tone.frequency.exponentialRampToValueAtTime(to, end);
  const volume = context.createGain();
  volume.gain.setValueAtTime(SILENT, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + SWELL);
  volume.gain.exponentialRampToValueAtTime(SILENT, end);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(end);
}
