/** The settings: theme, motion, sound, language, piece size, coordinates, notation, log and pace, each chosen from a row of chips. */

import { html } from "lit";
import { chip } from "../draw/fields.js";
import { eraseView } from "../lobby/kept-view.js";
import { paramOf, writeValue } from "../model/params.js";

/** @typedef {import("../model/params.js").Name} Name */
/** @typedef {{settings: import("../access/settings.js").Settings, sound: import("../access/sound.js").Sound}
 *   & import("../lobby/kept-view.js").Uses} Uses */

/** @type {Name[]} in the order of the dialog; the language comes after them */
const ORDER = ["theme", "pieces", "coordinates", "notation", "log", "motion", "pace", "sound"];
/** Those that need a word of explanation. @type {Set<Name>} */
const EXPLAINED = new Set(["coordinates", "notation", "motion", "pace"]);

/**
 * @param {import("../model/state.d.ts").Dialog} dialog
 * @param {Uses} app
 * @returns {import("../draw/dialog.js").Contents}
 */
export function settingsView(dialog, app) {
  const { say } = app.words;
  return {
    title: say("settings"),
    body: html`
      ${ORDER.map((name) => row(name, app))} ${languageRow(app)}
      <p class="fine">${say("settings-kept")}</p>
      ${eraseView(dialog, app)}
    `,
  };
}

/**
 * @param {Name} name
 * @param {Uses} app
 */
function row(name, { settings, sound, words: { say } }) {
  const param = paramOf(name);
  const value = settings.value(name);
  /** @type {(string | boolean)[]} */
  const choices = param.type === "choice" ? param.choices : [true, false];
  return html`<fieldset>
    <legend>${say(`setting-${name}`)}</legend>
    ${EXPLAINED.has(name) ? html`<p class="fine">${say(`setting-${name}-help`)}</p>` : ""}
    <div class="chips">
      ${choices.map((choice) => {
        const word = writeValue(choice);
        const text = param.type === "flag" ? say(`setting-${word}`) : say(`setting-${name}-${word}`);
        return chip(`setting-${name}`, word, choice === value, text, () => {
          settings.change(name, choice);
          if (name === "sound") void sound.play("turn");
        });
      })}
      ${
        name === "sound" && value
          ? html`<button type="button" @click=${() => void sound.play("catch")}>${say("settings-listen")}</button>`
          : ""
      }
    </div>
  </fieldset>`;
}

/** @param {Uses} app */
function languageRow({ settings, words: { say } }) {
  const value = settings.value("lang");
  return html`<fieldset>
    <legend>${say("setting-lang")}</legend>
    <div class="chips">
      ${["auto", ...settings.languages].map((language) =>
        chip("setting-lang", language, language === value, nameOf(language, say), () =>
          settings.change("lang", language),
        ),
      )}
    </div>
  </fieldset>`;
}

/**
 * The name of a language in itself, as those look for it who read no other.
 * @param {string} language
 * @param {import("../i18n/words.js").Say} say
 */
function nameOf(language, say) {
  if (language === "auto") return say("setting-lang-auto");
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return html`<span lang=${language}>${name}</span>`;
}
