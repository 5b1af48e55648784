/** The types of <number-parlour>: its attributes, what can be asked of it, and the events by which it tells how the play goes. */

import type { Params } from "../model/params.js";
import type { Answer, Asked, Told } from "./messages.d.ts";

/** A parameter that is on or off; its name alone says on. */
export type Flag = "on" | "off" | "";

/** What a link can say, each as an attribute of that name. */
export type LinkAttributes = {
  [Name in keyof Params]?: Params[Name] extends boolean ? Flag : Params[Name];
};

export interface NumberParlourAttributes extends LinkAttributes {
  /** The address of the site; where it is missing, the one that the module itself comes from. */
  site?: string;
  /** Of the computer that is played against, where `seats` does not say who plays. */
  level?: number | string;
  /** The number of a lesson of `game`, from 1. */
  lesson?: number | string;
  /** A puzzle of `game`; where it is empty, the choice of them. */
  puzzle?: string;
  /** A game as it stood: it is opened when the frame is ready, and whenever this changes. */
  token?: string;
  /** Parts what is kept from what other learners keep at the same browser: a key of yours, and no name. */
  learner?: string;
  /** A number of pixels, or any length of CSS; the page's own styles go before it. */
  width?: number | string;
  height?: number | string;
}

/** The events, each with the message of its name; a later version of the site tells others besides. */
export type NumberParlourEventMap = {
  [Type in Told["type"]]: CustomEvent<Extract<Told, { type: Type }>>;
};

/** There is no answer: the frame was loaded anew or is not there, or a minute has passed. */
export interface Unanswered {
  ok: false;
  error: "gone" | "late";
}

type WithoutName<Request> = Request extends unknown ? Omit<Request, "id" | "type"> : never;

/** What a request says beside its type; of one that is not known here, anything. */
export type Fields<Type extends string> = Type extends Asked["type"]
  ? WithoutName<Extract<Asked, { type: Type }>>
  : object;

export class NumberParlourElement extends HTMLElement {
  /** Ask the frame for something. There is an answer always; what cannot be copied into a message is thrown. */
  ask<Type extends string>(type: Type, fields?: Fields<Type>): Promise<Answer | Unanswered>;
  open(fields: Fields<"open">): Promise<Answer | Unanswered>;
  getState(): Promise<Answer | Unanswered>;
  suspend(): Promise<Answer | Unanswered>;

  addEventListener<Type extends keyof NumberParlourEventMap>(
    type: Type,
    listener: (this: NumberParlourElement, event: NumberParlourEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: NumberParlourElement, event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** The address that attributes lead to; "" where `site` is no address of a web site. */
export function addressOf(given: NumberParlourAttributes, site?: string): string;

declare global {
  interface HTMLElementTagNameMap {
    "number-parlour": NumberParlourElement;
  }
}
