/** The screens of iPads and iPhones that open the page from a home screen: it begins with a picture of just that size. */

/** Pixels of the shorter side and of the longer one, of every device that iOS and iPadOS 16.4 or newer run on. @type {[number, number][]} */
const PADS = [
  [1488, 2266],
  [1536, 2048],
  [1620, 2160],
  [1640, 2360],
  [1668, 2224],
  [1668, 2388],
  [1668, 2420],
  [2048, 2732],
  [2064, 2752],
];

/** @type {[number, number][]} */
const PHONES = [
  [750, 1334],
  [828, 1792],
  [1125, 2436],
  [1170, 2532],
  [1179, 2556],
  [1206, 2622],
  [1242, 2208],
  [1242, 2688],
  [1260, 2736],
  [1284, 2778],
  [1290, 2796],
  [1320, 2868],
];

/** The width and the height of each picture: iPads are held either way, and an iPhone's home screen stands upright. */
export const SCREENS = [
  ...PADS,
  ...PADS.map(([short, long]) => /** @type {[number, number]} */ ([long, short])),
  ...PHONES,
];

/** Where the picture for a screen lies. @param {number} width @param {number} height */
export const splashFor = (width, height) => `icons/splash-${width}x${height}.png`;
