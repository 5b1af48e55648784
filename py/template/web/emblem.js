/** The small picture of My game in the lobby, in a field of 64 × 64; inert. */

import { svg } from "lit";

export const emblem = svg`
    <circle class="e-green" cx="32" cy="32" r="28"></circle>
    <circle class="e-red" cx="32" cy="32" r="14"></circle>`;
