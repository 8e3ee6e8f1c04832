import { LogoProblem } from "./logo-problem.ts";
import { PRESENTATION, REFERRING } from "./svg-allow-list.ts";
import type { SvgElement } from "./svg-tree.ts";

export const UNKNOWN_STYLES =
  "O SVG usa estilos que não são aceitos. Exporte o logo com atributos de apresentação, ou envie em PNG.";

const MOST_RULES = 500;
const MOST_CLASSES = 20;

/** By the property; of two rules that are equally strong the later one counts. */
type Declarations = Map<string, { order: number; value: string }>;
/** By the selector: "path", ".class" or "#id". */
type Rules = ReadonlyMap<string, Declarations>;

const SELECTOR = /^[.#]?[A-Za-z_][\w-]{0,99}$/;

/** Reads a style sheet of plain rules, as drawing programs write it; anything else is refused. */
export function readRules(styles: string): Rules {
  const rules = new Map<string, Declarations>();
  const parts = withoutComments(styles).split("}");
  if (parts.pop()?.trim() !== "" || parts.length > MOST_RULES) throw new LogoProblem(UNKNOWN_STYLES);
  for (const [order, part] of parts.entries()) {
    const open = part.indexOf("{");
    const said = declarations(part.slice(open + 1), order);
    for (const selector of part.slice(0, Math.max(open, 0)).split(",", MOST_RULES)) {
      const key = selector.trim();
      if (!SELECTOR.test(key)) throw new LogoProblem(UNKNOWN_STYLES);
      rules.set(key, new Map([...(rules.get(key) ?? []), ...said]));
    }
  }
  return rules;
}

/** Writes what the rules and the style attribute say of an element into its attributes, which are weaker. */
export function applyStyles({ name, attributes }: SvgElement, rules: Rules): void {
  const ofClasses: Declarations = new Map();
  for (const each of (attributes.get("class") ?? "").split(/\s+/, MOST_CLASSES)) {
    for (const [property, said] of rules.get(`.${each}`) ?? []) {
      if (said.order >= (ofClasses.get(property)?.order ?? 0)) ofClasses.set(property, said);
    }
  }
  const fromWeakest = [
    rules.get(name),
    ofClasses,
    rules.get(`#${attributes.get("id") ?? ""}`),
    declarations(attributes.get("style") ?? "", 0),
  ];
  for (const declared of fromWeakest) {
    for (const [property, { value }] of declared ?? []) attributes.set(property, value);
  }
}

function declarations(text: string, order: number): Declarations {
  const said: Declarations = new Map();
  for (const part of text.split(";")) {
    const colon = part.indexOf(":");
    const property = part.slice(0, Math.max(colon, 0)).trim();
    if (!PRESENTATION.has(property) && !REFERRING.has(property)) continue;
    const [value = ""] = part.slice(colon + 1).split("!", 1);
    said.set(property, { order, value: value.replaceAll('"', "'").trim() });
  }
  return said;
}

function withoutComments(styles: string): string {
  const [first = "", ...others] = styles.split("/*");
  const afterComments = others.map((part) => {
    const end = part.indexOf("*/");
    if (end < 0) throw new LogoProblem(UNKNOWN_STYLES);
    return part.slice(end + 2);
  });
  return [first, ...afterComments].join(" ");
}
