import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

/** @typedef {{ file: string, title: string }} Citation */
/** @typedef {{ line: number, promise: string, citations: Citation[] }} Row */

const HELD_BY = "Held by";
const CITATION = /`([^`]+)`: `([^`]+)`/g;

/** @param {string} line */
const cellsOf = (line) =>
  line
    .replace(/^\||\|\s*$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll("\\|", "|").trim());

/** Every row of every table whose last column says what holds it. @param {string} markdown @returns {Row[]} */
export function promisesIn(markdown) {
  let isHeld = false;
  return markdown.split("\n").flatMap((text, index) => {
    if (!text.startsWith("|")) {
      isHeld = false;
      return [];
    }
    const cells = cellsOf(text);
    const last = cells.at(-1) ?? "";
    if (last === HELD_BY) isHeld = true;
    if (!isHeld || last === HELD_BY || /^-+$/.test(last)) return [];
    const citations = [...last.matchAll(CITATION)].map(([, file = "", title = ""]) => ({ file, title }));
    return [{ line: index + 1, promise: cells[0] ?? "", citations }];
  });
}

/** What makes a test of several, or says how it runs; any other word (skip, todo) means that it proves nothing. */
const HARMLESS = new Set(["each", "for", "concurrent", "sequential", "only"]);

/**
 * The titles of a test file as they are written there, below those of the blocks they stand in: "block › title".
 * @param {string} file @param {string} source @returns {Set<string>}
 */
export function titlesIn(file, source) {
  const { program } = parseSync(file, source);
  /** @type {Set<string>} */
  const titles = new Set();

  /** @param {any} node @param {string[]} blocks */
  function visit(node, blocks) {
    if (Array.isArray(node)) {
      for (const one of node) visit(one, blocks);
      return;
    }
    if (typeof node?.type !== "string") return;
    const kind = node.type === "CallExpression" ? kindOf(wordsOf(node.callee)) : undefined;
    if (kind === "ignored") return;
    const title = kind && titleOf(node.arguments[0], source);
    if (kind === "test" && title !== undefined) titles.add([...blocks, title].join(" › "));
    const inside = kind === "block" && title !== undefined ? [...blocks, title] : blocks;
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === "object" && key !== "parent") visit(value, inside);
    }
  }
  visit(program.body, []);
  return titles;
}

/** `test.each(table)` is ["test", "each"]. @param {any} callee @returns {string[]} */
function wordsOf(callee) {
  if (callee.type === "Identifier") return [callee.name];
  if (callee.type === "MemberExpression") return [...wordsOf(callee.object), callee.property.name ?? "?"];
  if (callee.type === "CallExpression") return wordsOf(callee.callee);
  if (callee.type === "TaggedTemplateExpression") return wordsOf(callee.tag);
  return ["?"];
}

/** @param {string[]} words @returns {"test" | "block" | "ignored" | undefined} */
function kindOf([first = "", ...rest]) {
  if (!["test", "it", "describe"].includes(first)) return undefined;
  if (rest.some((word) => ["skip", "todo", "fixme", "fails", "fail", "skipIf", "runIf"].includes(word))) {
    return "ignored";
  }
  const isBlock = first === "describe" || rest[0] === "describe";
  const modifiers = rest[0] === "describe" ? rest.slice(1) : rest;
  if (!modifiers.every((word) => HARMLESS.has(word))) return undefined;
  return isBlock ? "block" : "test";
}

/** @param {any} node @param {string} source @returns {string | undefined} */
function titleOf(node, source) {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral") return source.slice(node.start + 1, node.end - 1);
  return undefined;
}

/**
 * What is wrong with a document of promises: rows that name no test, files and titles that are not there.
 * @param {string} markdown @param {(file: string) => string | undefined} read @returns {string[]}
 */
export function problemsIn(markdown, read) {
  /** @type {Map<string, Set<string> | undefined>} */
  const known = new Map();
  /** @param {string} file */
  const titlesOf = (file) => {
    if (!known.has(file)) {
      const source = read(file);
      known.set(file, source === undefined ? undefined : titlesIn(file, source));
    }
    return known.get(file);
  };
  return promisesIn(markdown).flatMap(({ line, promise, citations }) => {
    if (citations.length === 0) return [`line ${line}: no test is named for "${promise}"`];
    return citations.flatMap(({ file, title }) => {
      const titles = titlesOf(file);
      if (!titles) return [`line ${line}: there is no file ${file}`];
      return titles.has(title) ? [] : [`line ${line}: ${file} has no test "${title}"`];
    });
  });
}

const root = join(import.meta.dirname, "..");

/** @param {string} file */
export function readFromProject(file) {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}
