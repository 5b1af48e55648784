/** My game as it is played, for the lobby, in a field of 320 × 180; inert. */

import { svg } from "lit";

export const cover = svg`
  <rect class="p-frame" width="320" height="180"></rect>
  ${[80, 160, 240].map((x) => svg`<circle class="p-body" cx=${x} cy="90" r="30"></circle>`)}`;
