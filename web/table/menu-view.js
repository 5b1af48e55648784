/** The menu of the table: everything that is not played with, from the rules to giving up. */

import { html, nothing } from "lit";
import { canLeave, countPersons } from "../model/seats.js";

/** @typedef {import("../i18n/words.js").Say} Say */
/** @typedef {import("../model/state.d.ts").Play} Play */
/** @typedef {{store: import("../model/store.js").Store, words: import("../i18n/words.js").Words,
 *   rules: import("../rules/rules.js").Rules, questions: import("./questions.js").Questions,
 *   play: import("./play.js").Play, kinds: import("./kinds.js").Kinds,
 *   later: import("../page/later.js").Later<{share: import("./share.js").Share}>}} Uses */

/**
 * @param {Uses} app
 * @returns {import("../draw/dialog.js").Contents}
 */
export function menuView(app) {
  const { store, kinds, later, words, rules, questions, play: acts } = app;
  const { play } = store.state;
  if (!play) return { title: words.say("menu"), body: "" };
  const say = words.of(play.game);
  /** @param {() => unknown} act */
  const leaveFor = (act) => {
    store.set({ dialog: null });
    act();
  };
  /**
   * A way out of the menu: it closes before anything else is done, so that what is done can be seen.
   * @param {string} key of what stands on it
   * @param {() => unknown} act
   * @param {boolean} [can]
   */
  const entry = (key, act, can = true) =>
    html`<button
      type="button"
      class="entry-${key} ${key === "to-lobby" ? "leave" : ""}"
      aria-disabled=${can ? nothing : "true"}
      @click=${() => leaveFor(act)}
    >
      ${say(key)}
    </button>`;
  const { looking, reply } = play;
  const isGame = play.kind === "game";
  return {
    title: say("menu"),
    body: html`<div class="menu">
      ${(kinds.of(play).acts?.(play, say) ?? []).map(
        ({ label, act, isOn }) =>
          html`<button type="button" aria-pressed=${isOn === undefined ? nothing : isOn} @click=${() => leaveFor(act)}>${label}</button>`,
      )}
      ${entry("rules", () => rules.show(play.game))}
      ${kinds.of(play).sharedAs(play) ? entry("share", () => later.use(({ share }) => share.show())) : ""}
      ${reply.outcome || !isGame ? "" : entry("notation", () => acts.type())}
      ${reply.prompt.redo && isGame ? entry("redo", () => acts.redo(), !looking.past) : ""}
      ${isGame ? agreements(play, say, app, entry) : ""}
      ${entry("to-lobby", () => acts.toLobby())}
      <div class="questions" role="group" aria-label=${say("questions")}>
        <h3>${say("questions")}</h3>
        ${entry("questions-touch", () => questions.about("touch"))}
        ${entry("questions-happened", () => questions.about("happened"))}
        ${entry("questions-stand", () => questions.about("stand"))}
      </div>
    </div>`,
  };
}

/**
 * What people agree on, and giving up, which asks once more whether it is meant.
 * @param {Play} play
 * @param {Say} say
 * @param {Uses} app
 * @param {(key: string, act: () => unknown, can?: boolean) => unknown} entry
 */
function agreements({ reply, looking, saying }, say, { play, store }, entry) {
  const { seats, prompt, outcome } = reply;
  const people = countPersons(seats);
  // Those who look back can do nothing about the table as it stands.
  if (outcome || people === 0 || looking.past) return "";
  const offered = prompt.offers.includes(play.ownSeat());
  // An offer of somebody else is answered in the speech bubble.
  const draw = offered ? "draw-offered" : prompt.offers.length === 0 ? "draw-offer" : "";
  const [giveUp, giveUpSure] = canLeave(reply, play.ownSeat())
    ? ["leave", "leave-sure"]
    : ["resign", "resign-sure"];
  return html`
    ${draw && seats.length > 1 && people === seats.length ? entry(draw, () => void play.draw(), !offered) : ""}
    ${
      saying.resigning
        ? html`<button type="button" class="danger" @click=${() => {
            store.set({ dialog: null });
            void play.resign();
          }}>${say(giveUpSure)}</button>`
        : html`<button type="button" class="entry-${giveUp}" @click=${() => void play.resign()}>
            ${say(giveUp)}
          </button>`
    }
  `;
}
