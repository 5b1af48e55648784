/** What the page says aloud through its live regions: each happening, refusal and result once. */

import { speak } from "./a11y.js";
import { seatName, tellOutcome, tellRecord, tellRefusal } from "./shell/tell.js";

export class Voice {
  /** @param {import("./house.js").House} house */
  constructor(house) {
    this.house = house;
  }

  /**
   * Tell what happened, and the result where the game is over.
   * @param {import("./store.js").LogRecord} record
   */
  tell(record) {
    const { store, words } = this.house;
    const { play } = store.state;
    if (!play) return;
    const say = words.of(play.game);
    const { headline, reason } = tellOutcome(say, play.reply);
    speak("say", [tellRecord(say, play.reply, record), headline, reason].filter(Boolean).join(" "));
  }

  /** @param {import("./store.js").Refusal} refusal */
  refuse(refusal) {
    const { store, words, sound } = this.house;
    void sound.play("refusal");
    if (store.state.play) speak("alert", tellRefusal(words.of(store.state.play.game), refusal));
  }

  /** @param {number} seat whose turn it is to look */
  announceCurtain(seat) {
    const { store, words } = this.house;
    if (!store.state.play) return;
    const { game, reply } = store.state.play;
    speak("say", words.say("curtain-text", { name: seatName(words.of(game), reply.seats, seat) }));
  }
}
