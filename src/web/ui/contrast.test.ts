import { describe, expect, test } from "vitest";

// Vitest empties every stylesheet that is imported, and the web knows no Node types: hence this way to the file.
type Node = { process: { getBuiltinModule(name: "fs"): { readFileSync(path: string, as: "utf8"): string } } };
const { process } = globalThis as unknown as Node;
const tokens = process.getBuiltinModule("fs").readFileSync("src/web/ui/theme/tokens.css", "utf8");

type Color = { lightness: number; chroma: number; hue: number };
type Theme = "light" | "dark";

const grounds = ["page", "surface", "raised", "field"];
const wells = ["sunken", "hover"];
const tones = ["green", "yellow", "orange", "red", "blue", "violet", "neutral"];

const textPairs = [
  ...["ink", "muted"].flatMap((text) => [...grounds, ...wells].map((ground) => [text, ground])),
  ...["primary-ink", "danger-ink"].flatMap((text) => [...grounds, "hover"].map((ground) => [text, ground])),
  ["primary-ink", "primary-soft"],
  ...["primary", "primary-hover"].map((ground) => ["on-primary", ground]),
  ...["danger", "danger-hover"].map((ground) => ["on-danger", ground]),
  ...["on-brand", "on-brand-muted"].map((text) => [text, "brand"]),
  ...tones.flatMap((tone) => [`${tone}-ink`, "ink"].map((text) => [text, `${tone}-soft`])),
] as [string, string][];

const shapePairs = [
  ...["line-strong", "focus", "danger", "primary"].flatMap((shape) =>
    grounds.map((ground) => [shape, ground]),
  ),
  ["focus", "sunken"],
  ["line-strong", "sunken"],
  ["accent", "brand"],
] as [string, string][];

describe.each<Theme>(["light", "dark"])("in the %s theme", (theme) => {
  test.each(textPairs)("%s on %s reads: 4.5 to 1", (text, ground) => {
    expect(contrast(color(text, theme), color(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs)("%s on %s shows: 3 to 1", (shape, ground) => {
    expect(contrast(color(shape, theme), color(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

test.each<Theme>(["light", "dark"])("the border of a field at rest is lighter than text, %s", (theme) => {
  const [field, line, ink] = ["field", "field-line", "ink"].map((name) => color(name, theme).lightness);
  const share = ((line ?? 0) - (field ?? 0)) / ((ink ?? 0) - (field ?? 0));
  expect(share).toBeCloseTo(1 / 3, 2);
});

function color(name: string, theme: Theme): Color {
  const declared = tokens.match(new RegExp(`--color-${name}:\\s*([^;]+);`))?.[1];
  const values = [...(declared ?? "").matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
  const [, lightness, chroma, hue] = (theme === "dark" && values[1]) || values[0] || [];
  if (hue === undefined) throw new Error(`tokens.css has no opaque colour ${name}`);
  return { lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue) };
}

/** WCAG 2: the relative luminance of the lighter over that of the darker. */
function contrast(one: Color, other: Color): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** From OKLCH to linear sRGB by the matrices of CSS Color 4, cut to what a screen can show. */
function luminance({ lightness, chroma, hue }: Color): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const [red = 0, green = 0, blue = 0] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
