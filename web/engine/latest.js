/** Work of which only the latest is wanted: beginning anew ends what ran. */

export class Latest {
  constructor() {
    this.controller = new AbortController();
  }

  /** End what runs, and begin anew. @returns {AbortSignal} that ends what begins now */
  begin() {
    this.halt();
    this.controller = new AbortController();
    return this.controller.signal;
  }

  /** Let nothing come of what runs. */
  halt() {
    this.controller.abort();
  }
}
