/** The small picture of Numero in the lobby; inert. */

import { svg } from "lit";

export const emblem = svg`
    <rect class="e-tile" x="8" y="14" width="26" height="38" rx="4" transform="rotate(-10 21 33)"></rect>
    <rect class="e-tile" x="28" y="12" width="26" height="38" rx="4" transform="rotate(8 41 31)"></rect>
    <text class="e-text e-big" x="41" y="32">15</text>`;
