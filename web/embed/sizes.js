/** How high the page would like its frame to be, for hosts that can have that. Any frame from 320 × 480 pixels does without. */

/** Pixels: the least and the most that a table asks for, which fits whatever it gets. */
const LEAST = 560;
const MOST = 760;

/** The height of a table beside its width; on a phone there is as much below the board as there is of it. */
const WIDE = 0.7;
const NARROW = 2;

/** Pixels of width below which a table is as on a phone. */
const PHONE = 640;

/** Pixels by which it changes at least, where anything is told anew: who obeys moves the page by that. */
const STEP = 8;

/** By the width alone: a table takes the window that it gets, and asking for more with each would never end. */
export function heightOfTable() {
  const by = innerWidth < PHONE ? NARROW : WIDE;
  return Math.round(Math.min(MOST, Math.max(LEAST, innerWidth * by)));
}

export class Sizes {
  /** @param {{tell: (height: number) => void, room: Element}} uses */
  constructor({ tell, room }) {
    this.tell = tell;
    this.room = room;
    this.told = 0;
  }

  /** See how high that is now, and tell it where it has changed. @param {string} screen */
  follow(screen) {
    const wanted = screen === "table" ? heightOfTable() : this.heightOfRoom();
    if (wanted === 0 || Math.abs(wanted - this.told) < STEP) return;
    this.told = wanted;
    this.tell(wanted);
  }

  /** Of what is in the room; 0 while nothing is, since the frame would collapse. */
  heightOfRoom() {
    if (this.room.childElementCount === 0) return 0;
    return Math.ceil(this.room.getBoundingClientRect().bottom + scrollY);
  }
}
