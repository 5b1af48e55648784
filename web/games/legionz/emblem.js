/** The small picture of Legionz in the lobby; inert. */

import { svg } from "lit";

export const emblem = svg`
    <path class="e-green" d="M32 4 L56 18 V46 L32 60 L8 46 V18 Z"></path>
    <ellipse class="e-dark" cx="32" cy="35" rx="9" ry="13"></ellipse><circle class="e-dark" cx="32" cy="19" r="5"></circle>
    <path class="e-legs" d="M23 28 L14 23 M22 36 H12 M24 43 L15 49 M41 28 L50 23 M42 36 H52 M40 43 L49 49"></path>`;
