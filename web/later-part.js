/** The later part of the page: all that is opened beside the play, the viewport for boards that roam, dragging, and what quick hands mean. */

import { speak } from "./access/announcer.js";
import { DIALOGS } from "./dialogs/dialogs.js";
import { Viewport } from "./draw/viewport.js";
import { viewportTools } from "./draw/viewport-view.js";
import { Aim } from "./input/aim.js";
import { followDrags } from "./input/drag.js";
import { offerBroken } from "./lobby/broken.js";
import { choicesView } from "./lobby/choices-view.js";
import { openFile } from "./lobby/import-view.js";
import { Practised } from "./lobby/practised.js";
import { Later } from "./page/later.js";
import { readRules } from "./rules/read.js";
import { rulesDialog, rulesPanel } from "./rules/rules-view.js";
import { sayAgain } from "./table/again.js";
import { askedView } from "./table/asked-view.js";
import { lessonView } from "./table/lessons-view.js";
import { Missed } from "./table/missed.js";
import { Par } from "./table/par.js";
import { Review } from "./table/review.js";
import { drawQrCode, Share } from "./table/share.js";

/** @typedef {ConstructorParameters<typeof Share>[0] & Omit<ConstructorParameters<typeof Review>[0], "reviews">
 *   & ConstructorParameters<typeof Missed>[0] & ConstructorParameters<typeof Par>[0]
 *   & Parameters<typeof sayAgain>[1] & Omit<import("./dialogs/dialogs.js").Uses, "share" | "counts">
 *   & Omit<import("./table/review-view.js").Uses, "review"> & import("./rules/rules-view.js").Uses
 *   & import("./table/asked-view.js").Uses & import("./table/lessons-view.js").Uses
 *   & Omit<import("./input/drag.js").Uses, "viewport" | "aim"> & {address: import("./page/address.js").Address}} Uses */
/** @typedef {ReturnType<typeof join>} Part */
/** @typedef {import("./model/state.d.ts").RulesState} RulesState */

/** Put it together with what is here. @param {Uses} given */
export function join(given) {
  const { store, words, address } = given;
  const reviews = new Later(given, () => import("./table/review-part.js"));
  const app = {
    ...given,
    share: new Share(given),
    review: new Review({ ...given, reviews }),
    missed: new Missed(given),
    par: new Par(given),
    counts: new Later(given, () => import("./lobby/statistics-part.js")),
  };
  const viewport = new Viewport(address.room, {
    turned: () => store.set({}),
    ended: (end) => speak("say", words.say(end)),
  });
  const aim = new Aim(address.room);
  followDrags(address.room, { ...given, viewport, aim });
  return {
    ...app,
    practised: new Practised(given),
    viewport,
    viewportTools,
    aim,
    choicesView,
    drawQrCode,
    openFile,
    readRules,
    /** @param {NonNullable<import("./model/state.d.ts").State["dialog"]>} dialog */
    dialogOf: (dialog) => DIALOGS[dialog.name]?.(dialog, app),
    /** @param {RulesState} rules */
    rulesDialog: (rules) => rulesDialog(rules, app),
    /** @param {RulesState} rules */
    rulesPanel: (rules) => rulesPanel(rules, app),
    /** @param {import("./model/state.d.ts").Play} play @param {import("./i18n/words.js").Say} say */
    askedView: (play, say) => askedView(play, say, app),
    /** @param {import("./model/state.d.ts").Play} play @param {import("./i18n/words.js").Say} say */
    reviewView: (play, say) => reviews.part?.reviewView(play, say, app),
    /** @param {import("./model/state.d.ts").Play} play @param {import("./i18n/words.js").Say} say */
    lessonView: (play, say) => lessonView(play, say, app),
    /** @param {Parameters<typeof sayAgain>[0]} note */
    sayAgain: (note) => sayAgain(note, app),
    /** @param {Parameters<typeof offerBroken>[0]} source @param {Parameters<typeof offerBroken>[1]} loaded */
    offerBroken: (source, loaded) => offerBroken(source, loaded, app),
  };
}
