/** Sharing: the link that opens a game at its present move anywhere, or a lesson or puzzle; its QR code, a game's text and its file. */

import { download } from "../kept/files.js";
import { findAddress, linkTo, linkToGame, linkToTable } from "../model/addresses.js";
import { dayOf } from "../model/dates.js";

/** @typedef {{name: "sharing", game: string, of: import("./kinds.js").Shared, link: string, text: string, hides: boolean,
 *   hasNames: boolean, told?: string, done: "" | "link" | "text" | "refused", qr: QrCode | "coming" | "long" | "absent"}} ShareDialog
 *   of: what the link is to; link: "" where none leads here; text: "" for all but a game; told: what is said of the link, where
 *   a room has words of its own for it; qr: long where no code holds the link, absent where the part of the page that makes it
 *   could not be fetched */
/** @typedef {{name: "put", file: string, text: string, done: "" | "text" | "refused"}} PutDialog */
/** @typedef {{size: number, path: string}} QrCode size: of a side in modules, with the quiet zone */

/** Modules of quiet zone around a QR code, as its standard asks. */
const QUIET = 4;

export class Share {
  /**
   * @param {{store: import("../model/store.js").Store, site: import("../engine/start.js").Site,
   *   engine: import("../engine/engine.js").Engine, words: import("../i18n/words.js").Words,
   *   notices: import("../page/notices.js").Notices, library: import("../kept/library.js").Library,
   *   importer: import("./import.js").Importer, kinds: import("./kinds.js").Kinds}} uses
   */
  constructor(uses) {
    this.uses = uses;
  }

  /** Open the dialog with the link to what is on the table: a game as it stands, all else from its beginning. */
  async show() {
    const { store, engine, kinds, notices, site } = this.uses;
    const { play } = store;
    const of = play && kinds.of(play).sharedAs(play);
    if (!of) return;
    const { game, table, reply } = play;
    const address = findAddress(site);
    try {
      if (of !== "game") {
        await this.open(linkTo(`/${kinds.of(play).placeOf(play)}`, address), { game, of });
        return;
      }
      const { token } = await engine.send("save", { table });
      const hasNames = reply.seats.some(({ name }) => name);
      const text = this.report(game, token);
      await this.open(linkToGame(token, address), { game, of, text, hides: reply.hides, hasNames });
    } catch (error) {
      notices.fail(error);
    }
  }

  /**
   * Open the dialog with a link to a table that is only set up.
   * @param {import("../model/state.d.ts").Setup} setup
   * @param {import("#border").Description} description
   */
  showTable(setup, description) {
    const link = linkToTable(setup, description, findAddress(this.uses.site));
    return this.open(link, { game: setup.key, of: "table" });
  }

  /**
   * @param {string} link
   * @param {Pick<ShareDialog, "game" | "of"> & Partial<Pick<ShareDialog, "text" | "hides" | "hasNames" | "told">>} what
   */
  async open(link, what) {
    /** @type {ShareDialog} */
    const dialog = {
      name: "sharing",
      link,
      text: "",
      hides: false,
      hasNames: false,
      ...what,
      qr: "coming",
      done: "",
    };
    this.uses.store.set({ dialog });
    if (link) this.change({ qr: await drawQrCode(link) });
  }

  /** Change the dialog, where it is still open. @param {Partial<ShareDialog>} patch */
  change(patch) {
    const { store } = this.uses;
    if (store.state.dialog?.name === "sharing") store.set({ dialog: { ...store.state.dialog, ...patch } });
  }

  /**
   * The text of a report: what is needed to see the same, and nothing about anybody.
   * @param {string} game
   * @param {string} token
   */
  report(game, token) {
    const { site } = this.uses;
    return `Number Parlour ${site.version} (${site.build})\n${game}, ${navigator.language}\n${token}\n`;
  }

  /** @param {"link" | "text"} which */
  async copy(which) {
    const { dialog } = this.uses.store.state;
    if (dialog?.name === "sharing")
      this.change({ done: (await copyText(dialog[which])) ? which : "refused" });
  }

  /** Hand the link to another program of the device, where it has that. */
  async send() {
    const { store, words } = this.uses;
    const { dialog } = store.state;
    if (dialog?.name !== "sharing") return;
    const title = words.of(dialog.game)("title");
    await navigator.share({ title, url: dialog.link }).catch(() => {}); // the person has thought better of it
  }

  /**
   * Put a text into a file. A frame may forbid that, and nobody is told whether it has: there the text can be copied, too.
   * @param {string} file
   * @param {string} text
   */
  put(file, text) {
    download(file, text);
    /** @type {PutDialog} */
    const dialog = { name: "put", file, text, done: "" };
    if (self !== top) this.uses.store.set({ dialog });
  }

  /** Copy what was put into a file. */
  async copyPut() {
    const { store } = this.uses;
    const { dialog } = store.state;
    if (dialog?.name !== "put") return;
    const done = (await copyText(dialog.text)) ? "text" : "refused";
    if (store.state.dialog === dialog) store.set({ dialog: { ...dialog, done } });
  }

  /** @param {{game: string, table: import("../engine/session.js").Table}} what */
  async putSave({ game, table }) {
    const { save } = await this.uses.engine.send("save", { table });
    this.put(fileName(game, "json"), JSON.stringify(save, null, 1));
  }

  /** Save the game on the table to a file. */
  async saveFile() {
    const { store, notices } = this.uses;
    try {
      if (!store.play) return;
      await this.putSave(store.play);
    } catch (error) {
      notices.fail(error);
    }
  }

  /**
   * Save a kept game to a file; one that plays no more as the text that it is kept as.
   * @param {string} id
   */
  async saveKept(id) {
    const { importer, library, notices } = this.uses;
    try {
      const kept = await library.find(id);
      if (!kept) return;
      const loaded = await importer.load({ token: kept.token });
      if (loaded.refusal || loaded.broken) this.put(fileName(kept.game, "txt"), `${kept.token}\n`);
      else await this.putSave(loaded);
      if (!loaded.refusal) await loaded.table.close();
    } catch (error) {
      notices.fail(error);
    }
  }
}

/** @param {string} game @param {"json" | "txt"} kind */
const fileName = (game, kind) => `${game}-${dayOf()}.${kind}`;

/**
 * Copy a text; returns whether the browser has let us.
 * @param {string} text
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text); // an older way, for pages without https and for frames
  }
}

/** @param {string} text */
function copyFromField(text) {
  const place = document.querySelector("dialog[open]") ?? document.body; // beside an open dialog nothing can be chosen
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "visually-hidden";
  place.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  before?.focus();
  return done;
}

/**
 * Draw a link as a QR code, of the least correction, so that long ones fit too.
 * @param {string} link
 * @returns {Promise<ShareDialog["qr"]>}
 */
export async function drawQrCode(link) {
  const maker = await import("./qr.js").catch(() => null);
  if (!maker) return "absent";
  try {
    const { data, size } = maker.encode(link, { ecc: "L", border: QUIET });
    const runs = data.flatMap((row, y) =>
      runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
    );
    return { size, path: runs.join("") };
  } catch {
    return "long";
  }
}

/**
 * Where the dark modules of a row lie side by side.
 * @param {boolean[]} row
 * @returns {[number, number][]} the first of each run, and how many
 */
function runsOf(row) {
  /** @type {[number, number][]} */
  const runs = [];
  row.forEach((dark, x) => {
    if (dark && row[x - 1]) runs[runs.length - 1][1] += 1;
    else if (dark) runs.push([x, 1]);
  });
  return runs;
}
