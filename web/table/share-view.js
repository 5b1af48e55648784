/** The dialog for sharing: a link and its QR code; of a game its text and its file, too. */

import { html } from "lit";

/** @typedef {{share: import("./share.js").Share, words: import("../i18n/words.js").Words}} Uses */

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("./share.js").ShareDialog} ShareDialog */

/**
 * @param {import("../model/state.d.ts").Dialog} dialog
 * @param {Uses} app
 * @returns {import("../draw/dialog.js").Contents}
 */
export function shareView(dialog, { share, words: { say } }) {
  const { of, link, text, hides, hasNames, told, qr, done } = /** @type {ShareDialog} */ (dialog);
  const code = link ? qrView(qr, say, of) : "";
  // Of a slip the code is what one holds before a camera: on a phone it stands where nobody has to scroll.
  const isShown = of === "slip";
  return {
    title: say("share"),
    body: html`
      ${hides ? html`<p class="refusal">${say("share-hides")}</p>` : ""}
      <p>${say(link ? (told ?? "share-what") : "share-no-link", { of })} ${hasNames ? say("share-names") : ""}</p>
      ${isShown ? code : ""} ${link ? linkField(say, link, of) : ""}
      <p class="buttons">
        ${
          link
            ? html`<button type="button" class="primary" @click=${() => share.copy("link")}>${say("share-copy-link")}</button>`
            : ""
        }
        ${
          text
            ? html`<button type="button" @click=${() => share.copy("text")}>${say("share-copy-text")}</button>`
            : ""
        }
        ${
          link && "share" in navigator
            ? html`<button type="button" @click=${() => share.send()}>${say("share-send")}</button>`
            : ""
        }
        ${text ? html`<button type="button" @click=${() => share.saveFile()}>${say("save-file")}</button>` : ""}
      </p>
      <p class="share-done" role="status">${tellDone(say, done)}</p>
      ${isShown ? "" : code}
      ${text ? html`<p class="fine">${say("share-text-help")}</p>` : ""}
    `,
  };
}

/** @param {Say} say @param {string} link @param {ShareDialog["of"]} of */
const linkField = (say, link, of) => html`<div class="share-link">
  <label for="share-link">${say("share-link", { of })}</label>
  ${textField("share-link", link)}
</div>`;

/** A text to be chosen and copied. @param {string} id @param {string} text */
const textField = (id, text) => html`<input
  id=${id}
  type="text"
  readonly
  .value=${text}
  @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}
/>`;

/**
 * What was put into a file, to be copied where no file has come of it.
 * @param {import("../model/state.d.ts").Dialog} dialog
 * @param {Uses} app
 * @returns {import("../draw/dialog.js").Contents}
 */
export function putView(dialog, { share, words: { say } }) {
  const { file, text, done } = /** @type {import("./share.js").PutDialog} */ (dialog);
  return {
    title: say("save-file"),
    body: html`
      <p>${say("put-told", { file })}</p>
      <div class="share-link"><label for="put-text">${say("put-text")}</label>${textField("put-text", text)}</div>
      <p class="buttons">
        <button type="button" class="primary" @click=${() => share.copyPut()}>${say("share-copy-text")}</button>
      </p>
      <p class="share-done" role="status">${done === "refused" ? say("put-copy-refused") : tellDone(say, done)}</p>
    `,
  };
}

/** @param {Say} say @param {ShareDialog["done"]} done */
function tellDone(say, done) {
  if (done === "link") return say("share-copied-link");
  if (done === "text") return say("share-copied-text");
  return done === "refused" ? say("share-copy-refused") : "";
}

/**
 * Dark on light in every theme, as cameras expect it.
 * @param {ShareDialog["qr"]} qr
 * @param {Say} say
 * @param {ShareDialog["of"]} of
 */
function qrView(qr, say, of) {
  if (qr === "coming") return html`<p class="fine">${say("share-qr-wait")}</p>`;
  if (qr === "long") return html`<p>${say("share-qr-long")}</p>`;
  if (qr === "absent") return html`<p>${say("share-qr-absent")}</p>`;
  return html`<figure class="qr">
    <svg viewBox="0 0 ${qr.size} ${qr.size}" role="img" aria-label=${say("share-qr")}>
      <rect width=${qr.size} height=${qr.size} fill="#ffffff" />
      <path d=${qr.path} fill="#000000" />
    </svg>
    <figcaption class="fine">${say("share-qr-help", { of })}</figcaption>
  </figure>`;
}
