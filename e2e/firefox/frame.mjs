/** Somebody at the page where another page has it in a frame, as `e2e/embedding.py` has them; that page is `e2e/host.html`. */

/** @typedef {import("./person.mjs").Person} Person */
/** @typedef {{source: string, sandbox: string | null, kind: string}} Way how our page comes into the frame; see e2e/hearing.py */
/** @typedef {{type: string, ok?: boolean, state?: Record<string, unknown>} & Record<string, unknown>} Message */

export class Host {
  /**
   * @param {Person} person who sits before the page around
   * @param {Omit<Way, "source">} way
   */
  constructor(person, { sandbox, kind }) {
    this.person = person;
    this.around = person.page;
    this.sandbox = sandbox;
    this.kind = kind;
    /** Another site than ours, but for what it reads itself. */
    this.address = new URL(`/${person.harness.AROUND}`, person.address);
    if (kind === "src") this.address.hostname = "localhost";
    person.watch.expect(new RegExp(`^request to another origin: ${this.address.href}$`));
  }

  /** Have the person see nothing but what is in the frame: the keyboard and the mouse are those of the page around. */
  enter() {
    const { around } = this;
    const own = {
      /** Open the page in the frame, and touch its poster: before, there is nothing else. @param {string} address */
      goto: async (address) => {
        await this.open(address);
        await (await this.frame.waitForSelector(".poster-play"))?.click();
      },
    };
    this.person.page = new Proxy(around, {
      get: (_, name) => {
        if (name in own) return Reflect.get(own, name);
        const owner = around.frames().length > 1 && name in this.frame ? this.frame : around;
        const value = Reflect.get(owner, name);
        return typeof value === "function" ? value.bind(owner) : value;
      },
    });
    return this;
  }

  get frame() {
    return this.around.frames()[1];
  }

  /** Show our page in the frame, as large as may be. @param {string} source its address */
  async open(source) {
    const { around, kind, sandbox } = this;
    const { width, height } = /** @type {import("./drive.mjs").Size} */ (around.viewport());
    await around.goto(this.address.href);
    await this.run(`Object.assign(frame.style, { width: "${width}px", height: "${height - 8}px" }) && null`);
    await this.run(`show(${JSON.stringify({ source, sandbox, kind })})`);
  }

  /** Run something in the page around. @param {string} script @returns {Promise<any>} */
  run(script) {
    return this.around.mainFrame().evaluate(script);
  }

  /** Ask for something, and wait for the answer. @param {Record<string, unknown>} request @returns {Promise<Message>} */
  ask(request) {
    return this.run(`ask(${JSON.stringify(request)})`);
  }

  /** What was heard of some kinds. @param {readonly string[]} kinds @returns {Promise<Message[]>} */
  async read(...kinds) {
    const heard = /** @type {Message[]} */ (await this.run("heard"));
    return heard.filter(({ type }) => kinds.includes(type));
  }

  /** Wait until so many of a kind were heard. @param {string} kind @param {number} count */
  async waitFor(kind, count = 1) {
    await this.around
      .mainFrame()
      .waitForFunction(`heard.filter(({ type }) => type === "${kind}").length >= ${count}`);
  }
}
