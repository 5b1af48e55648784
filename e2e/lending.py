"""Lends pages an interpreter that is started already: most tests ask what Python answers, not how it starts."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page

PLACE = "lender"
"""The address, at the root of a host, of a page that only our servers have: it keeps its profile's interpreters."""

LENT = "lent"
"""The folder, beside it, of the same site once more, from which they start: a service worker of the site's own folder
has nothing to do with them, and they start where that folder cannot be reached."""

# In each page that borrows: its worker is one of the lender's, heard over a channel that all pages of a profile and an
# origin share.
BORROW = """if (!location.pathname.endsWith("/lender")) {
const { BroadcastChannel } = window; // also where a test takes it away from the page
window.Worker = class extends EventTarget {
  constructor(url) {
    super();
    this.name = crypto.randomUUID();
    this.channel = new BroadcastChannel("lent");
    this.channel.addEventListener("message", ({ data: { to, message } }) => {
      if (to === this.name) this.dispatchEvent(new MessageEvent("message", { data: message }));
    });
    this.url = String(url);
    addEventListener("pagehide", () => this.tell({ end: "leave" }));
  }
  tell(said) {
    this.channel.postMessage({ from: this.name, ...said });
  }
  postMessage(message) {
    this.tell({ url: this.url, message });
  }
  terminate() {
    this.tell({ end: "terminate" });
    this.channel.close();
  }
};
}"""

# The lender: one worker for each borrower of the moment; what is given back waits for the next one. What still works
# for somebody who has left goes on with the next one's requests; what is ended at work is ended.
LENDER = """<!doctype html><title>lender</title><link rel="icon" href="data:,"><script type="module">
const channel = new BroadcastChannel("lent");
const workers = [];
window.workers = workers;
let asked = 0;

const base = new URL("/lent/", location).href;

function take(borrower, url, start) {
  const program = url.replace(new URL(".", start.base).href, base);
  let lent = workers.find((each) => each.borrower === null && each.program === program);
  if (!lent) {
    const worker = new Worker(program, { type: "module" });
    lent = { program, worker, isReady: false, pending: new Map(), wheels: new Set() };
    const mine = lent;
    mine.worker.addEventListener("message", ({ data }) => hear(mine, data));
    mine.worker.addEventListener("error", () => drop(mine));
    mine.worker.postMessage({ ...start, base });
    workers.push(mine);
  }
  lent.borrower = borrower;
  if (lent.isReady) channel.postMessage({ to: borrower, message: { kind: "ready" } });
}

function hear(lent, message) {
  if (message.kind === "ready") lent.isReady = true;
  if (message.kind === "failed") drop(lent);
  if (message.kind === "keep") return; // what is compiled cannot be sent from page to page
  if (message.kind !== "answer") {
    if (lent.borrower) channel.postMessage({ to: lent.borrower, message });
    return;
  }
  const { to, id, wheel } = lent.pending.get(message.id);
  lent.pending.delete(message.id);
  if (wheel && JSON.parse(message.text).games) lent.wheels.add(wheel);
  channel.postMessage({ to, message: { ...message, id } });
}

function drop(lent) {
  lent.worker.terminate();
  workers.splice(workers.indexOf(lent), 1);
}

channel.addEventListener("message", ({ data: { from, url, message, end } }) => {
  if (message?.kind === "start") return take(from, url, message);
  const lent = workers.find(({ borrower }) => borrower === from);
  if (!lent) return;
  if (end === "terminate" && lent.pending.size > 0) drop(lent);
  else if (end) lent.borrower = null;
  else {
    lent.pending.set(++asked, { to: from, id: message.id, wheel: message.wheel });
    // A wheel that another borrower has had installed is there.
    const isThere = lent.wheels.has(message.wheel);
    const request = isThere ? { kind: "request", text: '{"verb":"install"}' } : message;
    lent.worker.postMessage({ ...request, id: asked });
  }
});

window.takeAllBack = () => {
  for (const lent of workers) lent.borrower = null;
};
</script>"""


class Lender:
    """The page of one profile that lends out the interpreters of one host."""

    def __init__(self, context: BrowserContext, origin: str) -> None:
        """Open it; `origin` is the host's root, without a slash."""
        self.page: Page = context.new_page()
        self.page.goto(f"{origin}/{PLACE}")

    def take_all_back(self) -> None:
        """Take back what pages have that were closed: those say nothing."""
        self.page.evaluate("takeAllBack()")
