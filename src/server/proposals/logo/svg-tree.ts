import { SaxesParser, type SaxesTagNS } from "saxes";
import { LogoProblem } from "./logo-problem.ts";
import { DROPPED_ELEMENTS, KEPT_ELEMENTS } from "./svg-allow-list.ts";

export const BROKEN_SVG = "O SVG tem um defeito e não pôde ser lido. Exporte o logo outra vez.";
export const TOO_INTRICATE = "O SVG é complexo demais para um logo. Simplifique o desenho ou envie em PNG.";
export const WITH_PHOTO = "O SVG contém uma foto. Envie o logo em PNG.";
export const WITH_ENTITIES =
  "O SVG usa definições que não são aceitas. Exporte o logo outra vez, sem DOCTYPE.";

export const SVG_NAMESPACE = "http://www.w3.org/2000/svg";
const XLINK_NAMESPACE = "http://www.w3.org/1999/xlink";

const MOST_ELEMENTS = 2000;
const DEEPEST = 50;

export type SvgElement = {
  name: string;
  attributes: Map<string, string>;
  children: (SvgElement | string)[];
};

/** The drawing's elements of a well-formed SVG, with all their attributes, and the text of its style sheets. */
export function parseSvg(text: string): { root: SvgElement; styles: string } {
  const parser = new SaxesParser({ xmlns: true });
  const open: (SvgElement | undefined)[] = [];
  let root: SvgElement | undefined;
  let [count, styles] = [0, ""];

  parser.on("error", () => {
    throw new LogoProblem(BROKEN_SVG);
  });
  parser.on("doctype", (doctype) => {
    if (doctype.includes("[")) throw new LogoProblem(WITH_ENTITIES);
  });
  parser.on("xmldecl", ({ encoding }) => {
    if (encoding && encoding.toLowerCase() !== "utf-8") throw new LogoProblem(BROKEN_SVG);
  });
  parser.on("opentag", (tag) => {
    if (++count > MOST_ELEMENTS || open.length >= DEEPEST) throw new LogoProblem(TOO_INTRICATE);
    const parent = open.at(-1);
    const name = keptName(tag);
    if (open.length === 0 && name !== "svg") throw new LogoProblem(BROKEN_SVG);
    // Inside of what is left out, everything is.
    const element = name && (parent || open.length === 0) ? elementOf(name, tag) : undefined;
    open.push(element);
    root ??= element;
    if (element) parent?.children.push(element);
  });
  parser.on("closetag", () => {
    const element = open.pop();
    if (element?.name !== "style") return;
    styles += `${element.children.filter((child) => typeof child === "string").join("")}\n`;
  });
  const addText = (part: string) => void open.at(-1)?.children.push(part);
  parser.on("text", addText);
  parser.on("cdata", addText);

  parser.write(text).close();
  if (!root) throw new LogoProblem(BROKEN_SVG);
  return { root, styles };
}

/** The name to keep an element by; undefined where it is left out with all that it holds. */
function keptName({ uri, local }: SaxesTagNS): string | undefined {
  if (uri !== SVG_NAMESPACE) return undefined;
  if (local === "image" || local === "feImage") throw new LogoProblem(WITH_PHOTO);
  if (DROPPED_ELEMENTS.has(local)) return undefined;
  // A link or a choice becomes a plain group of its children.
  if (local === "a" || local === "switch") return "g";
  return local === "style" || KEPT_ELEMENTS.has(local) ? local : undefined;
}

function elementOf(name: string, tag: SaxesTagNS): SvgElement {
  const attributes = new Map<string, string>();
  for (const { uri, local, value } of Object.values(tag.attributes)) {
    if (uri === "" || (uri === XLINK_NAMESPACE && local === "href" && !attributes.has("href")))
      attributes.set(local, value);
  }
  return { name, attributes, children: [] };
}
