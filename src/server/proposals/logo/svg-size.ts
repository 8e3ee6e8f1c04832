import { LogoProblem, MOST_PIXELS_PER_SIDE } from "./logo-problem.ts";

export const WITHOUT_SIZE =
  "O SVG não diz o seu tamanho. Exporte o logo outra vez, com largura e altura, ou envie em PNG.";

const LARGEST = 1_000_000;
const SMALLEST_SIDE = 0.01;

const PIXELS: Record<string, number> = {
  "": 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

/** The part of the plane that is drawn, and the size it is drawn in unless a page says otherwise. */
export function svgSize(attributes: ReadonlyMap<string, string>): {
  viewBox: string;
  width: number;
  height: number;
} {
  const box = viewBoxOf(attributes.get("viewBox")) ?? [
    0,
    0,
    pixels(attributes.get("width")),
    pixels(attributes.get("height")),
  ];
  const [left, top, width, height] = box;
  const isDrawable = [width, height].every((side) => side >= SMALLEST_SIDE && side <= LARGEST);
  if (!isDrawable || Math.abs(left) > LARGEST || Math.abs(top) > LARGEST) throw new LogoProblem(WITHOUT_SIZE);
  const scale = Math.min(1, MOST_PIXELS_PER_SIDE / Math.max(width, height));
  return { viewBox: box.join(" "), width: rounded(width * scale), height: rounded(height * scale) };
}

const rounded = (side: number) => Math.max(Math.round(side), 1);

function viewBoxOf(text = ""): [number, number, number, number] | undefined {
  const numbers = text
    .trim()
    .split(/[\s,]+/, 5)
    .map(Number);
  const [left = 0, top = 0, width = 0, height = 0] = numbers;
  return numbers.length === 4 && numbers.every(Number.isFinite) ? [left, top, width, height] : undefined;
}

/** NaN for what is no length. */
function pixels(text = ""): number {
  const [, number, unit = ""] = /^([\d.]{1,20})([a-z]{0,2})$/.exec(text.trim()) ?? [];
  return Number(number) * (PIXELS[unit] ?? Number.NaN);
}
