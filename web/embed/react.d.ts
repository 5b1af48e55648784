/** The types of <number-parlour> in the JSX of React 19, which sets attributes and hears events as they are: nothing else is needed. */

import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type {
  NumberParlourAttributes,
  NumberParlourElement,
  NumberParlourEventMap,
} from "./number-parlour.d.ts";

/** React leaves an attribute out that is `false`, which would not say off. */
type OwnAttributes = {
  [Name in keyof NumberParlourAttributes]:
    | NumberParlourAttributes[Name]
    | ("" extends NumberParlourAttributes[Name] ? true : never);
};

type Listeners = {
  [Type in keyof NumberParlourEventMap as `on${Type}`]?: (event: NumberParlourEventMap[Type]) => void;
};

type Usual = DetailedHTMLProps<HTMLAttributes<NumberParlourElement>, NumberParlourElement>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "number-parlour": Omit<Usual, keyof OwnAttributes | keyof Listeners> & OwnAttributes & Listeners;
    }
  }
}
