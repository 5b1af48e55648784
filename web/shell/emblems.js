/** The small pictures of the games in the lobby; our own, and inert. */

import { svg } from "lit";

/** @type {Record<string, unknown>} */
const DRAWN = {
  numica: svg`
    ${[0, 1, 2].flatMap((row) =>
      [0, 1, 2].map(
        (file) =>
          svg`<rect class="e-tile" x=${4 + file * 19} y=${4 + row * 19} width="18" height="18" rx="3"></rect>`,
      ),
    )}
    <text class="e-text" x="13" y="51">2</text><text class="e-text" x="51" y="13">K</text>
    <rect class="e-red" x="25" y="44" width="14" height="14" rx="3"></rect>
    <circle class="e-blue" cx="32" cy="13" r="7.5"></circle><circle class="e-ring" cx="32" cy="13" r="5"></circle>
    <path class="e-line" d="M32 42 V24"></path>`,
  league: svg`
    <path class="e-red" d="M23 27 C8 33 5 47 3 61 C20 54 44 54 61 61 C59 47 56 33 41 27 Z"></path>
    <path class="e-blue" d="M21 29 H43 L48 34 L44 61 H20 L16 34 Z"></path>
    <path class="e-gold" d="M23 34 H41 L43 42 L32 56 L21 42 Z"></path>
    <text class="e-text e-on-light" x="31.5" y="42.5">+7</text>
    <circle class="e-skin" cx="32" cy="16" r="12.5"></circle>
    <path class="e-dark" d="M19.5 16 C19 5 26 2 32 2 C38 2 45 5 44.5 16 C42 10 38 9 32 9 C26 9 22 10 19.5 16 Z"></path>
    <path class="e-red" d="M20 13.5 Q32 10 44 13.5 L42.5 20 Q36 22 33 18 H31 Q28 22 21.5 20 Z"></path>
    <circle class="e-eye" cx="26.5" cy="16" r="2"></circle><circle class="e-eye" cx="37.5" cy="16" r="2"></circle>`,
  numero: svg`
    <rect class="e-tile" x="8" y="14" width="26" height="38" rx="4" transform="rotate(-10 21 33)"></rect>
    <rect class="e-tile" x="28" y="12" width="26" height="38" rx="4" transform="rotate(8 41 31)"></rect>
    <text class="e-text e-big" x="41" y="32">15</text>`,
  legionz: svg`
    <path class="e-green" d="M32 4 L56 18 V46 L32 60 L8 46 V18 Z"></path>
    <ellipse class="e-dark" cx="32" cy="35" rx="9" ry="13"></ellipse><circle class="e-dark" cx="32" cy="19" r="5"></circle>
    <path class="e-legs" d="M23 28 L14 23 M22 36 H12 M24 43 L15 49 M41 28 L50 23 M42 36 H52 M40 43 L49 49"></path>`,
  hexors: svg`
    <path class="e-violet" d="M22 6 L36 14 V30 L22 38 L8 30 V14 Z"></path>
    <path class="e-gold" d="M44 24 L58 32 V48 L44 56 L30 48 V32 Z"></path>
    <text class="e-text e-light" x="22" y="22">6</text><text class="e-text e-on-light" x="44" y="40">3</text>`,
};

const OTHER = svg`
  <rect class="e-tile" x="10" y="10" width="44" height="44" rx="8"></rect>
  <circle class="e-dark" cx="22" cy="22" r="4"></circle><circle class="e-dark" cx="32" cy="32" r="4"></circle>
  <circle class="e-dark" cx="42" cy="42" r="4"></circle>`;

/** @param {string} game */
export const emblem = (game) =>
  svg`<svg class="emblem" viewBox="0 0 64 64" aria-hidden="true">${DRAWN[game] ?? OTHER}</svg>`;
