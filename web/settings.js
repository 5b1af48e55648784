/** What the person chose for this page: the query parameters, over what the device remembers. */

import { readParams } from "./params.js";

export class Settings {
  /**
   * @param {import("./start.js").Site} site
   * @param {{changed: () => void}} listener
   */
  constructor(site, listener) {
    this.site = site;
    this.listener = listener;
    /** @type {Record<string, any>} */
    this.given = readParams(location.search, (name, value) =>
      console.info(`parameter ignored: ${name}=${value}`),
    );
    document.documentElement.dataset.theme = this.given.theme;
    document.documentElement.dataset.motion = this.given.motion;
    const { lang } = this.given;
    document.documentElement.lang = lang.startsWith("qps") ? "en" : lang;
  }

  /**
   * @param {string} name
   * @returns {any}
   */
  value(name) {
    return this.given[name];
  }
}
