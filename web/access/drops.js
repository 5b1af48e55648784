/** Files that are dropped anywhere on the page. */

/**
 * Take files that are dropped anywhere on the page; a browser would leave the page for them.
 * @param {(file: File) => void} take
 */
export function takeDrops(take) {
  /** @param {DragEvent} event */
  const hasFiles = ({ dataTransfer }) => dataTransfer?.types.includes("Files");
  addEventListener("dragover", (event) => {
    if (hasFiles(event)) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) take(file);
  });
}
