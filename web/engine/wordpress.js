/** Tells WordPress how high its frame should be: that shows an address which was pasted there with a secret behind its `#`, and
 * hides the frame until it is told a height by that secret. A page learns nothing from it but that it may show the frame.
 *
 * What it hears is told by its own wp-includes/js/wp-embed.js: `{message: "height", value, secret}`, of which it takes 200 to
 * 1000 pixels. It listens only once all of its page is there, and says `{message: "ready", secret}` then.
 */

/** What it puts behind an address, whatever stands there already. */
const SECRET = /#\?secret=([a-z\d]{1,64})$/i;

class WordPress {
  constructor() {
    // Read at once: soon the address names a room of ours.
    this.secret = SECRET.exec(location.hash)?.[1] ?? "";
    /** Pixels; 0 before there is anything to be seen. */
    this.height = 0;
  }

  /** Whether the page around this one is such a page. */
  get isAround() {
    return self !== top && this.secret !== "";
  }

  /** Listen, where anybody there will ask. */
  listen() {
    if (!this.isAround) return;
    addEventListener("message", ({ data, source }) => {
      if (source === parent && data?.message === "ready" && data.secret === this.secret) this.post();
    });
  }

  /** @param {number} height in pixels */
  tell(height) {
    this.height = height;
    this.post();
  }

  post() {
    if (!this.isAround || this.height === 0) return;
    parent.postMessage({ message: "height", value: this.height, secret: this.secret }, "*");
  }
}

/** Of the page around this one there is one. */
export const wordpress = new WordPress();
