// Keeps the page in few and small files: one with all that it starts with, and one for each part that comes later.

import fs from "node:fs";
import path from "node:path";

/**
 * What main shares with each set of parts would become a file of its own: a dozen crumbs that compress badly and all have
 * to be there at the start. So each part says that it needs main, which is there whenever a part is fetched: all that the
 * page starts with is then shared by the same parts, and is one file.
 * @param {string} main what the page starts with
 */
export const needMain = (main) => `import ${JSON.stringify(main)};`;

/**
 * The plugin for esbuild that looks after the page's own parts and its templates.
 * @param {string} main
 * @returns {import("esbuild").Plugin}
 */
export function partsPlugin(main) {
  return {
    name: "parts",
    setup(build) {
      const web = path.dirname(main);
      // Only lit's templates are used; its elements would come along unasked.
      build.onResolve({ filter: /^lit$/ }, ({ resolveDir, kind }) =>
        build.resolve("lit/html.js", { resolveDir, kind }),
      );
      // How far a template is indented is nothing to a page.
      build.onLoad({ filter: /\.js$/, namespace: "file" }, ({ path: file }) => {
        const text = fs.readFileSync(file, "utf8");
        return / from "lit";/.test(text) ? { contents: text.replace(/\n +/g, "\n") } : null;
      });
      // The names of outputs tell where modules lie: in the page, and not on the machine where it is built.
      build.onResolve({ filter: /^\./ }, ({ path: name, kind, resolveDir }) =>
        kind === "dynamic-import"
          ? { path: path.relative(web, path.join(resolveDir, name)), namespace: "part" }
          : null,
      );
      build.onLoad({ filter: /./, namespace: "part" }, ({ path: part }) => ({
        contents: `${needMain(main)} export * from ${JSON.stringify(path.join(web, part))};`,
        resolveDir: web,
      }));
    },
  };
}
