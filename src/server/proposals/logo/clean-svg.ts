import { LogoProblem, UNKNOWN_FORMAT } from "./logo-problem.ts";
import { GEOMETRY, KEPT_ELEMENTS, PRESENTATION, TEXT_ELEMENTS } from "./svg-allow-list.ts";
import { checkExpansion, type References, referencesOf } from "./svg-references.ts";
import { svgSize } from "./svg-size.ts";
import { applyStyles, readRules } from "./svg-styles.ts";
import { parseSvg, SVG_NAMESPACE, type SvgElement, TOO_INTRICATE } from "./svg-tree.ts";

export const NOTHING_DRAWN = "O SVG não tem um desenho que possa ser mostrado. Envie o logo em PNG.";

/** A logo has few words, and to set many takes a PDF writer minutes. */
const MOST_LETTERS = 2000;

const DRAWN = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text"];

/** Writes the drawing anew: known elements, known attributes with known values, references to its own parts. */
export function cleanSvg(bytes: Buffer): { bytes: Buffer; width: number; height: number } {
  const { root, styles } = parseSvg(decoded(bytes));
  const elements = [...withDescendants(root)];
  if (!elements.some(({ name }) => DRAWN.includes(name))) throw new LogoProblem(NOTHING_DRAWN);
  if (lettersOf(elements) > MOST_LETTERS) throw new LogoProblem(TOO_INTRICATE);
  const rules = readRules(styles);
  for (const element of elements) applyStyles(element, rules);

  const byId = new Map<string, SvgElement>();
  for (const element of elements) {
    const id = element.attributes.get("id");
    if (id && !byId.has(id)) byId.set(id, element);
  }
  const size = svgSize(root.attributes);
  for (const element of elements) normaliseSpaces(element);
  const references = new Map(elements.map((element) => [element, referencesOf(element, byId)]));
  const referencesFrom = (element: SvgElement): References => references.get(element) ?? new Map();
  for (const element of elements) keepKnownAttributes(element, element === root);
  checkExpansion(root, referencesFrom);

  const referred = new Set([...references.values()].flatMap((each) => [...each.values()]));
  const ids = new Map(
    elements.filter((each) => referred.has(each)).map((each, index) => [each, `a${index + 1}`]),
  );
  const write = (element: SvgElement): string => written(element, referencesFrom(element), ids, write);
  const head = `<svg xmlns="${SVG_NAMESPACE}" viewBox="${size.viewBox}" width="${size.width}" height="${size.height}"`;
  return {
    bytes: Buffer.from(write(root).replace("<svg", head)),
    width: size.width,
    height: size.height,
  };
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new LogoProblem(UNKNOWN_FORMAT);
  }
}

const lettersOf = (elements: SvgElement[]) =>
  elements
    .filter(({ name }) => TEXT_ELEMENTS.has(name))
    .flatMap(({ children }) => children.filter((child) => typeof child === "string"))
    .reduce((sum, text) => sum + text.length, 0);

function* withDescendants(element: SvgElement): Generator<SvgElement> {
  yield element;
  for (const child of element.children) {
    if (typeof child !== "string" && child.name !== "style") yield* withDescendants(child);
  }
}

function normaliseSpaces({ attributes }: SvgElement): void {
  for (const [name, value] of attributes) attributes.set(name, value.replaceAll(/\s+/g, " ").trim());
}

function keepKnownAttributes({ attributes }: SvgElement, isRoot: boolean): void {
  for (const [name, value] of attributes) {
    const isKnown = PRESENTATION.get(name)?.test(value) || (!isRoot && GEOMETRY.get(name)?.test(value));
    // A gradient that is not there paints nothing; without the attribute it would paint black.
    if (isPaint(name) && value.startsWith("url(")) attributes.set(name, "none");
    else if (!isKnown) attributes.delete(name);
  }
}

const isPaint = (name: string) => name === "fill" || name === "stroke";

function written(
  element: SvgElement,
  references: References,
  ids: ReadonlyMap<SvgElement, string>,
  write: (element: SvgElement) => string,
): string {
  const { name, attributes, children } = element;
  if (!KEPT_ELEMENTS.has(name) || (name === "use" && !references.has("href"))) return "";
  const id = ids.get(element);
  const referring = [...references].map(([attribute, target]) => {
    const reference = `#${ids.get(target)}`;
    return [attribute, attribute === "href" ? reference : `url(${reference})`] as const;
  });
  const all = new Map([...(id ? [["id", id] as const] : []), ...attributes, ...referring]);
  const head = `<${name}${[...all].map(([key, value]) => ` ${key}="${escaped(value)}"`).join("")}`;
  const content = children
    .map((child) =>
      typeof child === "string" ? (TEXT_ELEMENTS.has(name) ? escaped(child) : "") : write(child),
    )
    .join("");
  return content === "" ? `${head}/>` : `${head}>${content}</${name}>`;
}

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};

const escaped = (text: string) => text.replaceAll(/[&<>"\r]/g, (character) => ESCAPES[character] ?? "");
