/** Whether somebody is new here: nothing was played, learnt, solved or kept on this device. */

import { openSaid } from "./solved.js";

/** @typedef {{copies: Map<string, unknown>, values: () => Promise<unknown>}} Read a disk, of which it only matters whether anything is there */

export class Newcomer {
  /**
   * @param {Read[]} disks of which the lobby shows something
   * @param {{read: () => void}} listener told when what is kept was read
   */
  constructor(disks, listener) {
    this.disks = disks;
    this.listener = listener;
    /** One that a room writes which may not be here yet, and of which the lobby shows nothing. @type {Read} */
    this.said = openSaid((kept) => kept ?? null);
    /** Nobody is greeted as new before it is known: they would see it come and go. */
    this.isRead = false;
    this.isInLobby = false;
  }

  get isHere() {
    return this.isRead && [...this.disks, this.said].every(({ copies }) => copies.size === 0);
  }

  /** Whether anything at all is kept, also where it is no game, so that it can be deleted. */
  get hasBeen() {
    return this.isRead && !this.isHere;
  }

  /** Read what is kept each time when somebody comes to the lobby, from wherever. @param {boolean} isInLobby */
  follow(isInLobby) {
    const comes = isInLobby && !this.isInLobby;
    this.isInLobby = isInLobby;
    if (comes) void this.read();
  }

  /** Nobody reads what was said to sheets where it is known already that somebody is not new. */
  async read() {
    await Promise.all(this.disks.map((disk) => disk.values()));
    if (this.disks.every(({ copies }) => copies.size === 0)) {
      await this.said.values();
    }
    this.isRead = true;
    this.listener.read();
  }
}
