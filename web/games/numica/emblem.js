/** The small picture of Numica in the lobby; inert. */

import { svg } from "lit";

export const emblem = svg`
    ${[0, 1, 2].flatMap((row) =>
      [0, 1, 2].map(
        (file) =>
          svg`<rect class="e-tile" x=${4 + file * 19} y=${4 + row * 19} width="18" height="18" rx="3"></rect>`,
      ),
    )}
    <text class="e-text" x="13" y="51">2</text><text class="e-text" x="51" y="13">K</text>
    <rect class="e-red" x="25" y="44" width="14" height="14" rx="3"></rect>
    <circle class="e-blue" cx="32" cy="13" r="7.5"></circle><circle class="e-ring" cx="32" cy="13" r="5"></circle>
    <path class="e-line" d="M32 42 V24"></path>`;
