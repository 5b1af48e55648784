/** The small picture of Hexors in the lobby: a tile with the places of its six numbers; inert. */

import { svg } from "lit";

export const emblem = svg`
    <path class="e-red" d="M32 2L58 17V47L32 62L6 47V17Z"></path>
    <path class="e-dark" d="M32 8.5L52.4 20.2V43.8L32 55.5L11.6 43.8V20.2Z"></path>
    <circle class="e-red" cx="24.6" cy="19.2" r="6"></circle><circle class="e-gold" cx="39.4" cy="19.2" r="6"></circle>
    <circle class="e-green" cx="17.2" cy="32" r="6"></circle><circle class="e-violet" cx="46.8" cy="32" r="6"></circle>
    <circle class="e-blue" cx="24.6" cy="44.8" r="6"></circle><circle class="e-eye" cx="39.4" cy="44.8" r="6"></circle>
    <text class="e-text e-big e-light" x="32" y="32.5">6</text>`;
