import type { Node } from "pdfmake";
import { type Colour, contrast, readableColour, textColourOn } from "#shared/proposals/readable-colour.ts";
import { printableLine, printableText } from "./printable-text.ts";

export const PAGE = { side: 48, top: 44, bottom: 56, width: 595.28 - 2 * 48 };

const PAPER = "#ffffff";
export const INK = "#1c1917";
export const MUTED = "#57534e";
export const HAIRLINE = "#d6d3d1";
export const PANEL = "#f5f5f4";

/** Fills what would otherwise be white on white. */
const PALE = "#e7e5e4";
const LEAST_FILL_CONTRAST = 1.2;

/** The company's colour, as it can be read on paper and with text on it. */
export function palette(colour: Colour) {
  const fill = contrast(colour, PAPER) < LEAST_FILL_CONTRAST ? PALE : colour;
  return { fill, onFill: textColourOn(fill), text: readableColour(colour, PAPER) };
}
export type Palette = ReturnType<typeof palette>;

/** Marks headings, which go along with what they head. */
export const HEADING_LEVEL = 1;

type Look = Record<string, unknown>;

/** Texts reach the document only through these two, as strings. */
export const textLine = (text: string, look: Look = {}): Node => ({ ...look, text: printableLine(text) });
export const paragraph = (text: string, look: Look = {}): Node => ({ ...look, text: printableText(text) });

export const heading = (
  text: string,
  { text: color }: Palette,
  placing: Look = { headlineLevel: HEADING_LEVEL },
): Node => ({
  stack: [
    textLine(text, { fontSize: 12.5, bold: true, color }),
    {
      canvas: [{ type: "line", x1: 0, y1: 0, x2: PAGE.width, y2: 0, lineWidth: 0.7, lineColor: color }],
      margin: [0, 3, 0, 6],
    },
  ],
  margin: [0, 13, 0, 0],
  ...placing,
});

/**
 * A section that is not divided. Its heading asks for no page break of its own: inside of what is not divided, the
 * layout would lose everything after the break.
 */
export const undivided = (title: string, parts: Node[], colours: Palette): Node => ({
  stack: [heading(title, colours, {}), ...parts],
  unbreakable: true,
});

const LONGEST_UNDIVIDED = 1500;

/** True for what is certainly lower than a page: the layout would lose an undivided row that is not. */
export const isShort = (node: Node): boolean => JSON.stringify(node).length <= LONGEST_UNDIVIDED;

/** No lines but hairlines between rows. */
export const ruled = {
  hLineWidth: (row: number, { table }: { table: { body: unknown[] } }) =>
    row === 0 || row === table.body.length ? 0 : 0.5,
  vLineWidth: () => 0,
  hLineColor: () => HAIRLINE,
  paddingLeft: () => 0,
  paddingRight: () => 0,
  paddingTop: () => 4,
  paddingBottom: () => 4,
};

/** A filled box around its content. */
export const boxed = (content: Node, fillColor: string, padding = 12): Node => ({
  table: { widths: ["*"], body: [[content]], dontBreakRows: isShort(content) },
  layout: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    fillColor: () => fillColor,
    paddingLeft: () => padding,
    paddingRight: () => padding,
    paddingTop: () => padding - 2,
    paddingBottom: () => padding - 2,
  },
});
