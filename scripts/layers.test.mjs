import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const web = join(import.meta.dirname, "../src/web");

/** The folders of the page from the floor up; a folder imports its own height and below. Other folders are nouns. */
const HEIGHTS = {
  browser: 0,
  ui: 1,
  address: 2,
  api: 2,
  session: 3,
  device: 4,
  editing: 4,
  import: 5,
  app: 7,
};
const NOUN = 6;

/** @param {string} folder */
const heightOf = (folder) => /** @type {Record<string, number>} */ (HEIGHTS)[folder] ?? NOUN;

const files = readdirSync(web, { recursive: true, encoding: "utf8" }).filter(
  // Tests compose whatever they need, and `main.tsx` stands above all.
  (file) => /\.tsx?$/.test(file) && file.includes("/") && !/\.test\.|(^|\/)testing\//.test(file),
);

test("imports of the page point down: app, nouns, device and session, api, ui, browser", () => {
  const upward = files.flatMap((file) => {
    const [own = ""] = file.split("/");
    const imported = [...readFileSync(join(web, file), "utf8").matchAll(/"#web\/([\w-]+)\//g)];
    return imported
      .map(([, folder = ""]) => folder)
      .filter((folder) => folder !== own && heightOf(folder) > heightOf(own))
      .map((folder) => `${file} imports ${folder}/`);
  });
  expect(files.length).toBeGreaterThan(400);
  expect(upward).toEqual([]);
});
