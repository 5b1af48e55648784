/** What others write into the page (a browser that translates it, an extension): kept apart from what is drawn. */

/**
 * Something that was changed in what is drawn, and not by drawing.
 * @typedef {{parent: Node | null, isRewriting: boolean, undo: () => void, redo: () => void}} Change
 *   parent: whose text or children were changed; isRewriting: whether lit would not find its own nodes there
 */

/**
 * lit finds its texts again by the comments around them, and writes into the very nodes that it made. Who translates a
 * page puts other nodes in their places (Chrome a `<font>` for each text; Firefox takes the comments away): what lit
 * writes then is seen by nobody, or it takes away what is not its own. So before anything is drawn, all is put back as
 * lit left it; what does not change in drawing gets again what others had made of it, within the same moment. What has
 * changed stands in the page's own words until it is translated anew, by those who watch the page for that.
 */
export class Others {
  /** @param {Element[]} roots that are drawn, each as a whole */
  constructor(...roots) {
    /** @type {MutationRecord[]} */
    this.seen = [];
    /** @type {Change[]} all that others have done to what still stands, the first one first */
    this.done = [];
    this.observer = new MutationObserver((records) => this.seen.push(...records));
    const all = { subtree: true, childList: true, characterData: true, characterDataOldValue: true };
    for (const root of roots) this.observer.observe(root, all);
  }

  /**
   * Draw on what lit left.
   * @param {() => void} draw
   */
  keepApart(draw) {
    const changes = [...this.done, ...readChanges([...this.seen.splice(0), ...this.observer.takeRecords()])];
    // Elements that others only add stay where they are: lit goes around them.
    const rewritten = new Set(changes.flatMap(({ parent, isRewriting }) => (isRewriting ? [parent] : [])));
    const done = changes.filter(({ parent }) => rewritten.has(parent));
    for (const { undo } of done.toReversed()) undo();
    this.observer.takeRecords();
    try {
      draw();
    } finally {
      const drawn = new Set(this.observer.takeRecords().map(parentOf));
      this.done = done.filter(({ parent }) => parent?.isConnected && !drawn.has(parent));
      for (const { redo } of this.done) redo();
      this.observer.takeRecords();
    }
  }
}

/** @param {MutationRecord} record */
const parentOf = ({ type, target }) => (type === "characterData" ? target.parentNode : target);

/** @param {MutationRecord[]} records the first one first @returns {Change[]} */
function readChanges(records) {
  /** @type {Map<Node, Node>} where a node was that was taken away, it may be after its text was changed */
  const homes = new Map();
  for (const { removedNodes, target } of records) for (const node of removedNodes) homes.set(node, target);
  /** @type {Map<CharacterData, string>} what a text said before the change that was read last */
  const texts = new Map();
  const changes = records.toReversed().map((record) => {
    if (record.type !== "characterData") return changeOfChildren(record);
    const target = /** @type {CharacterData} */ (record.target);
    const [before, after] = [record.oldValue ?? "", texts.get(target) ?? target.data];
    texts.set(target, before);
    return {
      parent: target.parentNode ?? homes.get(target) ?? null,
      isRewriting: true,
      undo: () => target.replaceData(0, target.length, before),
      redo: () => target.replaceData(0, target.length, after),
    };
  });
  return changes.reverse();
}

/** @param {MutationRecord} record @returns {Change} */
function changeOfChildren({ target, addedNodes, removedNodes, previousSibling, nextSibling }) {
  const [added, removed] = [[...addedNodes], [...removedNodes]];
  /** @param {Node[]} gone @param {Node[]} come */
  const replace = (gone, come) => {
    for (const node of gone) if (node.parentNode === target) target.removeChild(node);
    const next = nextSibling?.parentNode === target ? nextSibling : null;
    for (const node of come) target.insertBefore(node, next);
  };
  // lit takes what stands behind its comment for the text that it has written there.
  const isBefore = previousSibling instanceof Comment && nextSibling instanceof Text;
  return {
    parent: target,
    isRewriting: removed.length > 0 || isBefore,
    undo: () => replace(added, removed),
    redo: () => replace(removed, added),
  };
}
