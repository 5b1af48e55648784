/** The small picture of Numbers League in the lobby; inert. */

import { svg } from "lit";

export const emblem = svg`
    <path class="e-red" d="M23 27 C8 33 5 47 3 61 C20 54 44 54 61 61 C59 47 56 33 41 27 Z"></path>
    <path class="e-blue" d="M21 29 H43 L48 34 L44 61 H20 L16 34 Z"></path>
    <path class="e-gold" d="M23 34 H41 L43 42 L32 56 L21 42 Z"></path>
    <text class="e-text e-on-light" x="31.5" y="42.5">+7</text>
    <circle class="e-skin" cx="32" cy="16" r="12.5"></circle>
    <path class="e-dark" d="M19.5 16 C19 5 26 2 32 2 C38 2 45 5 44.5 16 C42 10 38 9 32 9 C26 9 22 10 19.5 16 Z"></path>
    <path class="e-red" d="M20 13.5 Q32 10 44 13.5 L42.5 20 Q36 22 33 18 H31 Q28 22 21.5 20 Z"></path>
    <circle class="e-eye" cx="26.5" cy="16" r="2"></circle><circle class="e-eye" cx="37.5" cy="16" r="2"></circle>`;
