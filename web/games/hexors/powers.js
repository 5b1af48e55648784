/** Draws the emblems of the twelve powers of Hexors. */

import { svg } from "lit";
import { both, discs, ink, limb, line, shape, spare, spikes } from "./pen.js";

const lastStand = svg`
  ${shape("M-23.6 22.4Q-14 4 0 4Q14 4 23.6 22.4Z")}
  ${line("M4.6 3V-22", 2.8)}${shape("M5 -22.6L20.6 -17.4L5 -11Z")}
  ${shape("M-6 -8L2.6 -3V7L-6 12L-14.6 7V-3Z")}`;

const barrier = svg`
  ${shape("M-15 -20.4H-7.4V20.4H-15ZM-3.8 -20.4H3.8V20.4H-3.8ZM7.4 -20.4H15V20.4H7.4Z")}
  ${shape("M-18.6 -15.4H18.6V-8.8H-18.6ZM-18.6 8.8H18.6V15.4H-18.6Z")}
  ${line(both("M22.4 -9.4L19.4 -4L22.8 0L19.4 4.6L22.4 9.4"), 2)}`;

const flight = svg`
  ${shape("M1 -22.4H21V21.4H1Z")}${ink("M5 -18.4H17V21H5Z")}${shape("M17.4 -18.6L8 -14V21.4L17.4 21Z")}
  ${limb("M-3 -4L-10.4 2.4L-6.4 9L-12 17M-10.4 2.4L-17.4 7.4L-22 4.4M-4 -4.4L-14 -6.4L-18.4 -1.4", 3.2)}
  ${shape(discs([[-3, -11.4, 4.8]]))}`;

const speed = svg`
  ${shape("M-6 -18L8 0L-6 18H3.4L17.4 0L3.4 -18Z")}
  ${shape("M9 -18L13 -18L24 0L13 18H9L18.4 0Z")}
  ${limb("M-21 -10H-8M-23 0H-2M-21 10H-8", 2.6)}`;

const detection = svg`
  ${limb("M10 10L20.4 20.4", 6)}
  ${shape(discs([[-4, -4, 18]]))}${ink(discs([[-4, -4, 13.4]]))}${spare("M-4 -13L3.8 -8.5V0.5L-4 5L-11.8 0.5V-8.5Z")}
  ${line("M-10 -10L2 2M2 -10L-10 2", 3.4)}`;

const debris = svg`
  ${limb("M-22.4 -17L-10.4 -12M-23 -3L-13 -2M-16 16L-7 13", 2.4)}
  ${shape("M-8 -14L0 -21L9 -19L11 -11L5 -5L-5 -6.4Z")}
  ${shape("M1 -1L11 -6L21.4 -1L23 9L14 15L3.4 11Z")}
  ${shape("M-13.4 2L-5 -0.4L0.4 6L-3 14L-12 13L-15.4 7.4Z")}
  ${line("M-1 -15L3 -11M11 0L9 6L14 9M-8 5L-6 9", 1.8)}`;

const drain = svg`
  ${shape("M-1 14C-23 0 -20.6 -20.4 -10 -20.4C-5 -20.4 -2.4 -17 -1 -14C0.4 -17 3 -20.4 8 -20.4C18.6 -20.4 21 0 -1 14Z")}
  ${ink("M-9.4 -7.4H7.4V-2.4H-9.4Z")}
  ${shape("M14.4 5C17.4 11 20 13.6 20 17.4A5.6 5.4 0 0 1 8.8 17.4C8.8 13.6 11.4 11 14.4 5Z")}`;

const bomb = svg`
  ${limb("M5 -9Q9 -19 17 -15", 2.6)}
  ${shape(`${spikes({ x: 18.4, y: -16 }, 6, [7, 3])}Z`)}
  ${shape("M0.6 -9.4L5.4 -13.4L11 -8.6L7.6 -3Z")}
  ${shape(discs([[-3.4, 5.4, 16.4]]))}${line("M-14.4 3.4Q-13 -4.6 -6 -6", 2.6)}`;

const teamwork = svg`
  ${[
    [0, -7.4],
    [-8.4, 7.4],
    [8.4, 7.4],
  ].map(([x, y]) => limb(discs([[x, y, 11.6]]), 3.4))}
  ${limb("M-11.5 -6A11.6 11.6 0 0 1 -9 -14.8M-5 17.6A11.6 11.6 0 0 1 -19 12", 3.4)}`;

const strength = svg`
  ${shape("M-8 -3.4H8V3.4H-8Z")}
  ${shape(both("M6 -17L13 -17L13 17L6 17ZM13 -11.4L19.4 -11.4L19.4 11.4L13 11.4ZM19.4 -3.4L23.6 -3.4L23.6 3.4L19.4 3.4Z"))}
  ${line(both("M9.6 -12L9.6 -3"), 1.8)}`;

const telepathy = svg`
  ${shape("M-19 22.4V12.4Q-23.4 6 -22 -3C-20 -14 -11 -18.4 -4 -16.4C3 -14.4 6 -9 5.4 -2L9.4 5.4L5 7.4V13Q4 16 -2.6 15.4V22.4Z")}
  ${ink(discs([[-8.4, -3.6, 5.6]]))}${spare(discs([[-8.4, -3.6, 2.4]]))}
  ${line("M11 -12Q15.4 -5 12.4 3M16.4 -17Q22.8 -5.6 18 7", 2.8)}`;

const wasteland = svg`
  ${[
    [-10, -9.4, 12, 7.4],
    [12, -2, 10, 6.4],
    [-4, 13, 14.4, 8],
  ].map(
    ([x, y, wide, tall]) =>
      svg`${shape(discs([[x, y, wide, tall]]))}${ink(discs([[x, y + 0.8, wide - 4.6, tall - 3.6]]))}`,
  )}
  ${line("M15.4 9L12.6 13L17.4 15.4L14.4 20.6M17.4 15.4L22 14.4M5 -18L8.4 -14L14 -16.4", 2.2)}`;

/** By the number of the power: names stand in the locale files. @type {Record<string, unknown>} */
export const POWERS = {
  "064": lastStand,
  "065": barrier,
  "066": flight,
  "067": speed,
  "068": detection,
  "069": debris,
  "070": drain,
  "071": bomb,
  "072": teamwork,
  "073": strength,
  "074": telepathy,
  "075": wasteland,
};
