/** The small picture of Legionz in the lobby; inert. */

import { svg } from "lit";

export const emblem = svg`
    <path class="e-green" d="M32 2L58 17V47L32 62L6 47V17Z"></path>
    <path class="e-red" d="M32 17C46 17 51 28 50 38C49 49 41 54 32 54C23 54 15 49 14 38C13 28 18 17 32 17Z"></path>
    <path class="e-dark" d="M21 21C21 13 26 11 32 11C38 11 43 13 43 21Q37 17 32 17Q27 17 21 21ZM31 17H33V54H31ZM20 32a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM36 32a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM21 43a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0ZM36 43a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z"></path>
    <circle class="e-eye" cx="27.5" cy="15" r="2.6"></circle><circle class="e-eye" cx="36.5" cy="15" r="2.6"></circle>`;
