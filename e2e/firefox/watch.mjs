/** Watches a visitor's pages for what no page may do: complain, fail a request, or ask another origin. */

/** @typedef {import("./drive.mjs").Page} Page */

const LOUD = ["error", "warn", "assert"];
const INSIDE = ["about:", "blob:", "data:"]; // addresses that leave neither the page nor the device
const LEFT = "NS_BINDING_ABORTED"; // what was still asked for when somebody left the page

// What is heard of the console names an error only as an error: let it tell what it says.
const SPELL_ERRORS = `
for (const level of ["error", "warn"]) {
  const plain = console[level];
  console[level] = (...words) => {
    plain.apply(console, words.map((each) => each instanceof Error ? String(each) + "\\n" + each.stack : each));
  };
}
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
  console.error("against the policy:", violatedDirective, blockedURI, sample);
});
`;

export class Watch {
  /** @param {string} address where the site is */
  constructor(address) {
    this.origin = new URL(address).origin;
    /** @type {string[]} */
    this.faults = [];
    /** @type {RegExp[]} */
    this.expected = [];
  }

  /** @param {Page} page which has not been opened yet */
  async follow(page) {
    await page.evaluateOnNewDocument(SPELL_ERRORS);
    page.on("console", (message) => {
      if (LOUD.includes(message.type())) this.faults.push(`console ${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => {
      this.faults.push(`page error: ${error instanceof Error ? error.message : error}`);
    });
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (INSIDE.includes(protocol) || origin === this.origin) return;
      this.faults.push(`request to another origin: ${request.url()}`);
    });
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText;
      if (reason !== LEFT) this.faults.push(`failed request: ${request.url()} ${reason}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) this.faults.push(`response ${response.status()}: ${response.url()}`);
    });
  }

  /** Say which faults the journey provokes. @param {RegExp[]} patterns */
  expect(...patterns) {
    this.expected.push(...patterns);
  }

  /** The faults that nobody expected. */
  listFaults() {
    return this.faults.filter((fault) => !this.expected.some((pattern) => pattern.test(fault)));
  }
}
