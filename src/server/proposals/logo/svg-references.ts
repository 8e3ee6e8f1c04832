import { LogoProblem } from "./logo-problem.ts";
import { LOCAL_HREF, REFERENCE, REFERRING } from "./svg-allow-list.ts";
import { type SvgElement, TOO_INTRICATE } from "./svg-tree.ts";

/** Characters of the drawing with every copy written out: a nest of copies would otherwise never end. */
const MOST_EXPANDED = 500_000;
const DEEPEST_EXPANDED = 100;

const GRADIENTS = ["linearGradient", "radialGradient"];
const TARGETS: Record<string, readonly string[]> = {
  fill: GRADIENTS,
  stroke: GRADIENTS,
  "clip-path": ["clipPath"],
  mask: ["mask"],
};
const COPIED = [
  "g",
  "svg",
  "symbol",
  "text",
  "path",
  "rect",
  "circle",
  "ellipse",
  "line",
  "polyline",
  "polygon",
  "use",
];

/** By the attribute that refers to it. */
export type References = Map<string, SvgElement>;

/** Finds the elements that an element's attributes refer to; other kinds than the attribute takes are left out. */
export function referencesOf(element: SvgElement, byId: ReadonlyMap<string, SvgElement>): References {
  const found: References = new Map();
  const add = (attribute: string, id: string | undefined, targets: readonly string[]) => {
    const target = byId.get(id ?? "");
    if (target && targets.includes(target.name)) found.set(attribute, target);
  };
  for (const [name, value] of element.attributes) {
    if (REFERRING.has(name)) add(name, REFERENCE.exec(value)?.[1], TARGETS[name] ?? []);
  }
  const href = LOCAL_HREF.exec(element.attributes.get("href") ?? "")?.[1];
  if (element.name === "use") add("href", href, COPIED);
  if (GRADIENTS.includes(element.name)) add("href", href, GRADIENTS);
  return found;
}

/** Throws for a drawing that refers to itself, or becomes too large when its copies are drawn. */
export function checkExpansion(root: SvgElement, references: (element: SvgElement) => References): void {
  type Extent = { size: number; depth: number };
  const known = new Map<SvgElement, Extent | "under way">();
  const extentOf = (element: SvgElement): Extent => {
    const earlier = known.get(element);
    if (earlier === "under way") throw new LogoProblem(TOO_INTRICATE);
    if (earlier) return earlier;
    known.set(element, "under way");
    const own = [...element.attributes].reduce((sum, [name, value]) => sum + name.length + value.length, 10);
    const inner = [...element.children, ...references(element).values()].map((part) =>
      typeof part === "string" ? { size: part.length, depth: 0 } : extentOf(part),
    );
    const extent = inner.reduce<Extent>(
      (sum, { size, depth }) => ({ size: sum.size + size, depth: Math.max(sum.depth, depth + 1) }),
      { size: own, depth: 0 },
    );
    if (extent.size > MOST_EXPANDED || extent.depth > DEEPEST_EXPANDED) throw new LogoProblem(TOO_INTRICATE);
    known.set(element, extent);
    return extent;
  };
  extentOf(root);
}
