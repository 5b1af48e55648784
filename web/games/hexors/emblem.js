/** The small picture of Hexors in the lobby; inert. */

import { svg } from "lit";

export const emblem = svg`
    <path class="e-violet" d="M22 6 L36 14 V30 L22 38 L8 30 V14 Z"></path>
    <path class="e-gold" d="M44 24 L58 32 V48 L44 56 L30 48 V32 Z"></path>
    <text class="e-text e-light" x="22" y="22">6</text><text class="e-text e-on-light" x="44" y="40">3</text>`;
