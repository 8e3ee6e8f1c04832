import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const folders = ["deploy", "docs", "e2e", "public", "scripts", "src", "tools"];
const files = [
  ...readdirSync(root),
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  ),
];
const fileNames = new Set(files.map((file) => basename(file)));
const pages = files.filter((file) => file.endsWith(".md"));

/** @param {string} page */
const read = (page) => readFileSync(join(root, page), "utf8");
/** @param {string} text @param {RegExp} pattern */
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** The anchors that GitHub gives to the headings of a page. @param {string} page */
const anchorsOf = (page) =>
  all(read(page), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

describe.each(pages)("%s", (page) => {
  const text = read(page);

  test("has no dead link", () => {
    const links = all(text, /(?:\]\(|src="|srcset=")([^)"\s]+)[)"]/g).filter((link) => !/^\w+:/.test(link));
    const dead = links.filter((link) => {
      const [path = "", anchor] = link.split("#");
      const target = path ? join(dirname(page), path) : page;
      return !existsSync(join(root, target)) || (anchor && !anchorsOf(target).includes(anchor));
    });
    expect(dead).toEqual([]);
  });

  test("names files, folders and commands that exist", () => {
    const paths = all(text, /`((?:deploy|src|docs|e2e|scripts|tools|public|\.ci)\/[\w./-]+)`/g);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const names = all(text, /`(\w[\w.-]*\.(?:tsx?|mjs|md|html|css))`/g);
    expect(names.filter((name) => !fileNames.has(name))).toEqual([]);
    const { scripts } = JSON.parse(read("package.json"));
    expect(all(text, /npm run ([\w:-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
  });
});

test("every decision is in the index", () => {
  const index = read("docs/decisions/README.md");
  const decisions = readdirSync(join(root, "docs/decisions")).filter((file) => /^\d/.test(file));
  expect(decisions.filter((file) => !index.includes(`](${file})`))).toEqual([]);
});

test("the changelog has the version of package.json", () => {
  const { version } = JSON.parse(read("package.json"));
  expect(read("CHANGELOG.md")).toContain(`## [${version}]`);
});
