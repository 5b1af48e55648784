/** Where the engine's files come from: the site's folder, each piece counted as it arrives; a page that has them
 * elsewhere gives another of these. */

import { bringModule, openFile } from "./files.js";

export class Source {
  /**
   * @param {string} folder the address below which the files lie
   * @param {(bytes: number) => void} count is told how many more bytes have arrived
   */
  constructor(folder, count) {
    this.folder = folder;
    this.count = count;
    /** @type {{name: string, left: number, pass: () => void}[]} marks that files are to reach */
    this.marks = [];
  }

  /** @param {string} name */
  address(name) {
    return this.folder + name;
  }

  /**
   * A file as it comes, to be read once.
   * @param {string} name
   * @returns {Promise<Response>}
   */
  async open(name) {
    const response = await openFile(this.address(name));
    if (!response.ok) throw new Error(`${response.status} ${name}`);
    // Its reader is the one to complain, where it breaks off.
    void this.follow(name, response.clone()).catch(() => {});
    return response;
  }

  /**
   * A file as a whole.
   * @param {string} name
   * @returns {Promise<ArrayBuffer>}
   */
  async bytes(name) {
    return (await this.open(name)).arrayBuffer();
  }

  /**
   * A program, with what it exports.
   * @param {string} name
   * @param {number} bytes its size: the pieces of a module cannot be seen
   */
  async module(name, bytes) {
    const module = await bringModule(this.address(name));
    this.count(bytes);
    return module;
  }

  /**
   * Wait until so many bytes of a file have arrived.
   * @param {string} name of one that is opened
   * @param {number} bytes
   * @returns {Promise<void>}
   */
  reach(name, bytes) {
    return new Promise((pass) => this.marks.push({ name, left: bytes, pass }));
  }

  /** Count a copy of what comes. @param {string} name @param {Response} copy */
  async follow(name, copy) {
    const reader = copy.body?.getReader();
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      const { byteLength } = piece.value;
      this.count(byteLength);
      for (const mark of this.marks.filter((each) => each.name === name)) {
        mark.left -= byteLength;
        if (mark.left <= 0) mark.pass();
      }
    }
  }
}
