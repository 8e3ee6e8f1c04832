/** The shapes of a lucide icon: SVG element names with attributes. */
export type IconShapes = readonly (readonly [name: string, attributes: Readonly<Record<string, string>>])[];

type Draw = (...values: number[]) => string;

const ellipse: Draw = (cx = 0, cy = 0, rx = 0, ry = 0) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

const rectangle: Draw = (x = 0, y = 0, width = 0, height = 0, r = 0) => {
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`;
};

/** All shapes as one path; undefined if a shape has other attributes. */
export function iconLines(shapes: IconShapes): string | undefined {
  const lines = shapes.map(([name, { key: _key, ...attributes }]) => linesOf(name, attributes));
  return lines.includes(undefined) ? undefined : lines.join("");
}

function linesOf(name: string, attributes: Record<string, string>): string | undefined {
  const { d, cx, cy, r, x, y, width, height, rx, ry = rx, ...others } = attributes;
  if (Object.keys(others).length > 0) return undefined;
  // A relative first step starts at the origin, not at the end of the previous path.
  if (name === "path") return `M0 0${d}`;
  if (name === "circle") return ellipse(Number(cx), Number(cy), Number(r), Number(r));
  if (name === "ellipse") return ellipse(Number(cx), Number(cy), Number(rx), Number(ry));
  if (name === "rect" && rx === ry)
    return rectangle(Number(x), Number(y), Number(width), Number(height), Number(rx ?? 0));
  return undefined;
}
