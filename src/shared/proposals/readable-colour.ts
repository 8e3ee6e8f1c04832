/** "#rrggbb" */
export type Colour = string;

type Channels = readonly [red: number, green: number, blue: number];

const BLACK = "#000000";
const WHITE = "#ffffff";

/** WCAG AA for text of normal size. */
const LEAST_CONTRAST = 4.5;

const MIX_STEPS = 100;

export const isColour = (text: string): text is Colour => /^#[\da-f]{6}$/i.test(text);

/** White, or black where white would be hard to read: one of them always reaches 4.5 on any colour. */
export const textColourOn = (background: Colour): Colour =>
  contrast(WHITE, background) >= LEAST_CONTRAST ? WHITE : BLACK;

/** The colour itself where it can be read as text on the background, else its nearest shade or tint that can. */
export function readableColour(colour: Colour, background: Colour): Colour {
  const end = contrast(BLACK, background) > contrast(WHITE, background) ? BLACK : WHITE;
  for (let step = 0; step < MIX_STEPS; step++) {
    const mixed = mix(colour, end, step / MIX_STEPS);
    if (contrast(mixed, background) >= LEAST_CONTRAST) return mixed;
  }
  return end;
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance(colour: Colour): number {
  const [red, green, blue] = channels(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function mix(colour: Colour, end: Colour, share: number): Colour {
  const target = channels(end);
  const mixed = channels(colour).map((channel, index) => {
    const value = Math.round(channel + ((target[index] ?? 0) - channel) * share);
    return value.toString(16).padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}

const channels = (colour: Colour): Channels => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];
