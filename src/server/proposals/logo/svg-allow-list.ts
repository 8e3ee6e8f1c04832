// Each pattern takes linear time: a repeated part cannot be divided in two ways, or its length is bounded. Values have
// no other white space than single spaces.
const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?`;
const LENGTH = new RegExp(`^(?=.{1,40}$)${NUMBER}(?:px|pt|pc|mm|cm|in|em|ex|%)?$`);
const NUMBERS = /^[\d ,.eE+-]+$/;
const DASHES = /^(?:none|[\d ,.px%-]{1,500})$/;
const PATH = /^[ MmLlHhVvCcSsQqTtAaZz\d,.eE+-]+$/;
const TRANSFORM = /^(?:(?:matrix|translate|scale|rotate|skewX|skewY) ?\([\d ,.eE+-]+\)[ ,]*)+$/;
const WORD = /^[a-zA-Z][a-zA-Z-]{0,39}$/;
const COLOUR = /^(?:#[\da-fA-F]{3,8}|[a-zA-Z]{1,30}|(?:rgb|hsl)a?\([\d .,%/+-]{1,60}\))$/;
const FAMILIES = /^[\p{L}\d ,'_-]{1,200}$/u;

/** "url(#id)", alone: how a colour, a clip or a mask refers to an element. */
export const REFERENCE = /^url\( ?['"]?#([^\s'"()]{1,100})['"]? ?\)$/;
/** "#id": how a copy or a gradient refers to an element. */
export const LOCAL_HREF = /^#(\S{1,100})$/;

const shapes = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"];
const groups = ["svg", "g", "defs", "symbol", "use", "clipPath", "mask"];
const gradients = ["linearGradient", "radialGradient", "stop"];
const texts = ["text", "tspan"];

export const KEPT_ELEMENTS: ReadonlySet<string> = new Set([...shapes, ...groups, ...gradients, ...texts]);

/** Elements of SVG that are known and left out, so that their content is never read as a drawing. */
export const DROPPED_ELEMENTS: ReadonlySet<string> = new Set([
  "script",
  "foreignObject",
  "metadata",
  "title",
  "desc",
]);

export const TEXT_ELEMENTS: ReadonlySet<string> = new Set(texts);

type Values = { pattern: RegExp; names: readonly string[] };

/** Attributes that may also stand as properties in a style. */
const presentation: Values[] = [
  { pattern: COLOUR, names: ["fill", "stroke", "stop-color", "color"] },
  {
    pattern: LENGTH,
    names: [
      "stroke-width",
      "stroke-miterlimit",
      "stroke-dashoffset",
      "stroke-opacity",
      "fill-opacity",
      "opacity",
      "stop-opacity",
      "font-size",
      "letter-spacing",
      "word-spacing",
    ],
  },
  {
    pattern: WORD,
    names: [
      "fill-rule",
      "clip-rule",
      "stroke-linecap",
      "stroke-linejoin",
      "display",
      "visibility",
      "font-style",
      "text-anchor",
      "dominant-baseline",
      "mask-type",
    ],
  },
  { pattern: /^(?:[a-z]{1,10}|\d{3})$/, names: ["font-weight"] },
  { pattern: DASHES, names: ["stroke-dasharray"] },
  { pattern: FAMILIES, names: ["font-family"] },
];

const geometry: Values[] = [
  {
    pattern: LENGTH,
    names: ["x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "dx", "dy"],
  },
  { pattern: LENGTH, names: ["width", "height", "offset", "pathLength", "textLength"] },
  { pattern: PATH, names: ["d"] },
  { pattern: NUMBERS, names: ["points", "viewBox"] },
  { pattern: TRANSFORM, names: ["transform", "gradientTransform"] },
  {
    pattern: WORD,
    names: ["gradientUnits", "clipPathUnits", "maskUnits", "maskContentUnits", "lengthAdjust"],
  },
  { pattern: /^[a-zA-Z]{4,8}(?: (?:meet|slice))?$/, names: ["preserveAspectRatio"] },
];

const byName = (values: Values[]) =>
  new Map(values.flatMap(({ pattern, names }) => names.map((name) => [name, pattern] as const)));

export const PRESENTATION = byName(presentation);
export const GEOMETRY = byName(geometry);

/** Attributes that may refer to an element by url(#id). */
export const REFERRING: ReadonlySet<string> = new Set(["fill", "stroke", "clip-path", "mask"]);
