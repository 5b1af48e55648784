/** What letters, messengers, word processors and hands do to links: each kind a function of a link and of chance. */

/** @typedef {(count: number) => number} Chance a number below another */

/** Chance that says the same for the same seed. @param {number} seed @returns {Chance} */
export function makeChance(seed) {
  let state = seed >>> 0;
  return (count) => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % count;
  };
}

/** @template T @param {Chance} chance @param {T[]} items @returns {T} */
export const pick = (chance, items) => items[chance(items.length)];

/** @param {string} text */
const codes = (text) =>
  Array.from(
    new TextEncoder().encode(text),
    (byte) => `%${byte.toString(16).padStart(2, "0").toUpperCase()}`,
  ).join("");

/** @param {string} text */
const base64 = (text) => Buffer.from(text).toString("base64url");

const UNSEEN = ["\u00ad", "\u200b", "\u200c", "\u2060", "\ufeff", "\u200e"];
const MARKS = [
  ".",
  ",",
  ")",
  "]",
  ">",
  "”",
  "»",
  "’",
  "!",
  ";",
  "*",
  "…",
  "。",
  "）",
  "}",
  ".)",
  "”.",
  ").",
  " ",
  "\u00a0",
  "'",
];
const TRACKS = [
  "fbclid=IwAR0x-1_2",
  "utm_source=mail&utm_medium=e-mail",
  "gclid=Cj0KCQ",
  "mc_cid=1a2b&mc_eid=3c4d",
  "_x_tr_sl=de&_x_tr_tl=en",
  "igsh=MzRl",
  "ref=https%3A%2F%2Fwww.facebook.com%2F",
  "source=",
];

/** Wrap a text where a line is full. @param {string} text @param {number} width @param {string} between */
function wrap(text, width, between) {
  const lines = [];
  for (let from = 0; from < text.length; from += width) lines.push(text.slice(from, from + width));
  return lines.join(between);
}

/** A text with what stands at some places of it changed. @param {string} text @param {RegExp} signs @param {Chance} chance @param {(sign: string) => string} change */
const some = (text, signs, chance, change) => {
  const all = chance(2) === 0;
  return text.replace(signs, (sign) => (all || chance(2) === 0 ? change(sign) : sign));
};

/** Of an address, what stands behind its place. @param {string} link */
const split = (link) => {
  const at = link.search(/[?#]/);
  return [link.slice(0, at), link.slice(at)];
};

/** What is done to a link wherever it stands: in the address, too. @type {Record<string, (link: string, chance: Chance) => string>} */
export const CHANGES = {
  entities: (link, chance) => {
    const names = {
      "&": ["&amp;", "&#38;", "&#x26;", "&amp;amp;"],
      "=": ["&#61;", "&#x3D;", "&equals;"],
      "#": ["&#35;", "&num;"],
      "/": ["&#x2F;", "&sol;"],
      "?": ["&quest;", "&#63;"],
    };
    const [before, ours] = split(link);
    return (
      before +
      ours[0] +
      some(ours.slice(1), /[&=#/?]/g, chance, (sign) => pick(chance, names[/** @type {"&"} */ (sign)]))
    );
  },
  percent: (link, chance) => {
    const [before, ours] = split(link);
    let coded = ours[0] + some(ours.slice(1), /[&=#/?:,%_-]/g, chance, codes);
    for (let layer = chance(3); layer > 0; layer--) coded = ours[0] + coded.slice(1).replaceAll("%", "%25");
    return before + (chance(4) === 0 ? coded.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase()) : coded);
  },
  marks: (link, chance) => link + Array.from({ length: 1 + chance(3) }, () => pick(chance, MARKS)).join(""),
  "coded marks": (link, chance) => link + codes(pick(chance, MARKS)),
  unseen: (link, chance) => {
    const at = link.search(/[?#]/) + 1 + chance(Math.max(1, link.length - link.search(/[?#]/)));
    return (
      link.slice(0, at) + pick(chance, UNSEEN) + link.slice(at) + pick(chance, ["", ...UNSEEN, "\u00a0"])
    );
  },
  tracks: (link, chance) => {
    const track = pick(chance, TRACKS);
    const [before, ours] = split(link);
    const [query, hash = ""] = ours.split("#");
    if (query && chance(2) === 0) return `${before}?${track}&${query.slice(1)}${hash && `#${hash}`}`;
    if (chance(2) === 0) return `${before}${query || "?"}${query ? "&" : ""}${track}${hash && `#${hash}`}`;
    return link + (hash ? pick(chance, ["?", "&"]) : pick(chance, ["&", "#"])) + track;
  },
  capitals: (link, chance) => {
    // What is base64 has a meaning in its capitals.
    if (/:_|game\/|(sheet|slip)[=/]/.test(link)) return link;
    const [before, ours] = split(link);
    return chance(2) === 0
      ? before + ours.toUpperCase()
      : before + ours.replace(/(^|[?&#/=])([a-z])/g, (_, sign, letter) => sign + letter.toUpperCase());
  },
  "full width": (link, chance) => {
    const [before, ours] = split(link);
    return (
      before + some(ours, /[&=:,]/g, chance, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0))
    );
  },
  dashes: (link) => link.replaceAll("--", "—").replaceAll("-", "–"),
  twice: (link, chance) => link + pick(chance, ["", " "]) + link,
};

const HOST = "https://school.example/games/";

/** Other addresses around a link. @type {Record<string, (link: string, chance: Chance) => string>} */
export const WRAPS = {
  "Safe Links": (link) =>
    `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}&data=05%7C02%7Canna%40school.example%7C0a1b&sdata=aB%2F3&reserved=0`,
  "Safe Links for Teams": (link) =>
    `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${encodeURIComponent(link)}&locale=de-de&dest=https%3A%2F%2Fteams.example%2F&pc=1`,
  Google: (link, chance) =>
    `https://www.google.com/url?q=${chance(2) ? encodeURIComponent(link) : link}&sa=D&source=editors&ust=1700000000&usg=AOvVaw1`,
  Facebook: (link) =>
    `https://l.facebook.com/l.php?u=${encodeURIComponent(`${link}${link.includes("#") ? "" : "&fbclid=IwAR"}`)}&h=AT0&s=1`,
  LinkedIn: (link) =>
    `https://www.linkedin.com/redir/redirect?url=${encodeURIComponent(link)}&urlhash=aB_1&trk=public_post`,
  "Proofpoint 2": (link) => {
    const coded = encodeURI(link)
      .replace(/[-_?=&#%,:+*!]/g, codes)
      .replaceAll("/", "_")
      .replaceAll("%", "-");
    return `https://urldefense.proofpoint.com/v2/url?u=${coded}&d=DwMFaQ&c=euGZs&r=1a&m=2b&s=3c&e=`;
  },
  "Proofpoint 3": (link, chance) => {
    const signs = chance(2) ? /[#%*]+/g : /[#%*+,-]+/g;
    const held = [...link.matchAll(signs)].map(([run]) => run).join("");
    const runs = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const inner = link.replace(signs, (run) => (run.length === 1 ? "*" : `**${runs[run.length - 2]}`));
    return `https://urldefense.com/v3/__${inner}__;${base64(held)}!!KZ8-x!abc_$`;
  },
  Cisco: (link) => `https://secure-web.cisco.com/1aB-c_D/${encodeURIComponent(link)}`,
  Barracuda: (link) =>
    `https://linkprotect.cudasvc.com/url?a=${encodeURIComponent(link).replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase())}&c=E,1,x&typo=1`,
  Sophos: (link) =>
    `https://eu-west-1.protection.sophos.com?d=school.example&u=${Buffer.from(link).toString("base64")}&i=NWE&t=eA`,
  Slack: (link) => `https://slack-redir.net/link?url=${encodeURIComponent(link)}&v=3`,
  VK: (link) => `https://vk.com/away.php?to=${encodeURIComponent(link)}&utf=1`,
  "Way back": (link) => `https://web.archive.org/web/20261126000000/${link}`,
  twice: (link) =>
    `https://www.google.com/url?q=${encodeURIComponent(`https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}&data=05`)}&sa=D`,
};

/** What stands around a link in a text. @type {Record<string, (link: string, chance: Chance) => string>} */
export const TEXTS = {
  Markdown: (link) => `Hello,\n\nplease open [Numica](${link}) today.`,
  brackets: (link, chance) => `See <${chance(2) ? wrap(link, 60 + chance(18), "\n") : link}>. Thank you!`,
  quotes: (link, chance) =>
    pick(chance, ["“%”", "«%»", '"%"', "(%)", "„%“", "*%*", "`%`", "Link:%"]).replace("%", link),
  sentence: (link, chance) =>
    `Please play ${link}${pick(chance, ["", ".", ",", "!", "…"])} ${pick(chance, ["It is fun.", "See you!", "7 a. m."])}`,
  HTML: (link) => `<p><a href="${link.replaceAll("&", "&amp;")}">our table</a></p>`,
  "wrapped lines": (link, chance) => {
    const before = pick(chance, ["", "Dear parents,\n\nhere it is:\n", "Link: "]);
    const after = pick(chance, ["", "\n", "\n\nSee you tomorrow\n", "\nSee you tomorrow"]);
    return before + wrap(link, 70 + chance(9), pick(chance, ["\n", "\r\n", "\n  "])) + after;
  },
  "quoted mail": (link, chance) =>
    `On Monday Anna wrote:\n> Hello\n> ${wrap(link, 60 + chance(17), "\n> ")}\n> \n> Anna`,
  "quoted twice": (link, chance) =>
    `>> Hello\n>> ${wrap(link, 72, "\n>> ")}${pick(chance, ["", "\n>> "])}\n> Yes`,
  "quoted-printable": (link, chance) => {
    const coded = `Hello, ${link}`
      .replaceAll("=", "=3D")
      .replace(/[^\0-\x7f]/g, (sign) => codes(sign).replaceAll("%", "="));
    return `${wrap(coded, 75 - chance(3), pick(chance, ["=\n", "=\r\n"]))}\n\nAnna`;
  },
  "a shortcut": (link) => `[InternetShortcut]\r\nURL=${link}\r\n`,
  "two lines": (link, chance) => {
    const signs = [...link.matchAll(/[?&#]/g)].map(({ index }) => index);
    const at = pick(chance, signs);
    return `${link.slice(0, at)}\n${link.slice(at)}`;
  },
};

export { HOST };
