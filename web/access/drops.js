/** Files and texts that are dropped anywhere on the page. */

/** What a link or a text is dropped as, the surest first. */
const TEXTS = ["text/uri-list", "text/plain"];

/**
 * Take what is dropped anywhere on the page; a browser would leave the page for it.
 * @param {{file: (file: File) => unknown, takesText: () => boolean, text: (text: string) => unknown}} takers takesText: whether a
 *   text would be taken now
 */
export function takeDrops({ file: takeFile, takesText, text: takeText }) {
  let isOurs = false; // what is dragged comes from the page itself
  /** @param {DragEvent} event */
  const kindOf = ({ dataTransfer, target }) => {
    const types = dataTransfer?.types ?? [];
    if (types.includes("Files")) return "file";
    const isField = target instanceof Element && target.closest("input, textarea");
    const hasText = TEXTS.some((type) => types.includes(type));
    return hasText && !isOurs && !isField && takesText() ? "text" : "";
  };
  addEventListener("dragstart", () => {
    isOurs = true;
  });
  addEventListener("dragend", () => {
    isOurs = false;
  });
  addEventListener("dragover", (event) => {
    if (kindOf(event)) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    const kind = kindOf(event);
    if (!kind) return;
    event.preventDefault();
    const { dataTransfer } = event;
    const file = dataTransfer?.files[0];
    if (kind === "file" && file) takeFile(file);
    if (kind === "text") takeText(TEXTS.map((type) => dataTransfer?.getData(type)).find(Boolean) ?? "");
  });
}
