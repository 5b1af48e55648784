/** Whether somebody is new here: nothing was played, learnt, solved or kept on this device. */

import { openSaid, openSolved } from "./solved.js";

/** @typedef {{copies: Map<string, unknown>, values: () => Promise<unknown>}} Read a disk, of which it only matters whether anything is there */

export class Newcomer {
  /**
   * @param {Read[]} disks that the page writes itself
   * @param {{read: () => void}} listener told when what is kept was read
   */
  constructor(disks, listener) {
    this.disks = disks;
    this.listener = listener;
    /** Those that are written by rooms which may not be here yet. @type {Read[]} */
    this.others = [openSolved((kept) => kept ?? null), openSaid((kept) => kept ?? null)];
    /** Nobody is greeted as new before it is known: they would see it come and go. */
    this.isRead = false;
    this.isInLobby = false;
  }

  get isHere() {
    return this.isRead && [...this.disks, ...this.others].every(({ copies }) => copies.size === 0);
  }

  /** Read what is kept each time when somebody comes to the lobby, from wherever. @param {boolean} isInLobby */
  follow(isInLobby) {
    const comes = isInLobby && !this.isInLobby;
    this.isInLobby = isInLobby;
    if (comes) void this.read();
  }

  /** Nobody reads what the rooms keep where it is known already that somebody is not new. */
  async read() {
    await Promise.all(this.disks.map((disk) => disk.values()));
    if (this.disks.every(({ copies }) => copies.size === 0)) {
      await Promise.all(this.others.map((disk) => disk.values()));
    }
    this.isRead = true;
    this.listener.read();
  }
}
