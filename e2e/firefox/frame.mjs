/** Somebody at the page where another page has it in a frame, as `e2e/frames.py` has them. */

/** @typedef {import("./person.mjs").Person} Person */

/** A page around that says hello, and keeps what it hears. */
const HEAR = `
  globalThis.heard = [];
  addEventListener("message", ({ data, source }) => {
    if (source !== frames[0] || data?.app !== "number-parlour") return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => heard.push(data);
    source.postMessage({ app: "number-parlour", v: 1, type: "hello" }, "*", [port2]);
  });`;

/**
 * What that page has heard of some kinds.
 * @param {Person} person
 * @param {string[]} kinds
 * @returns {Promise<Record<string, unknown>[]>}
 */
export async function readHeard(person, kinds) {
  const heard = await person.page.mainFrame().evaluate("heard");
  return /** @type {{type: string}[]} */ (heard).filter(({ type }) => kinds.includes(type));
}

/**
 * Have a person sit before another page that has an empty frame at its corner, and see nothing but that from now on.
 * @param {Person} person
 * @param {string} sandbox
 */
export async function putInFrame(person, sandbox) {
  const { page } = person;
  const { width, height } = /** @type {import("./drive.mjs").Size} */ (page.viewport());
  await page.setContent(
    `<!doctype html><title>A lesson</title><body style="margin: 0">
    <iframe sandbox="${sandbox}" style="width: ${width}px; height: ${height - 8}px; border: 0"></iframe>
    <script>${HEAR}</script>`,
  );
  const frame = page.frames()[1];
  /** Open the page in the frame, and touch its poster: before, there is nothing else. @param {string} address */
  const goto = async (address) => {
    await frame.goto(address);
    await (await frame.waitForSelector(".poster-play"))?.click();
  };
  /** @type {Record<string | symbol, unknown>} */
  const own = { goto };
  // The keyboard and the mouse are those of the page around.
  person.page = new Proxy(page, {
    get(_, name) {
      if (name in own) return own[name];
      const owner = name in frame ? frame : page;
      const value = Reflect.get(owner, name);
      return typeof value === "function" ? value.bind(owner) : value;
    },
  });
}
