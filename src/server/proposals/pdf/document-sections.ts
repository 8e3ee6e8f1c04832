import type { Node } from "pdfmake";
import { acceptanceFact, type FactSection, type ProposalFact } from "#shared/proposals/facts.ts";
import { words } from "#shared/proposals/words.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import type { DocumentOptions } from "./document-input.ts";
import {
  boxed,
  heading,
  INK,
  isShort,
  MUTED,
  PANEL,
  type Palette,
  paragraph,
  ruled,
  textLine,
  undivided,
} from "./document-style.ts";

type PriceSection = Extract<FactSection, { kind: "price" }>;

const inPairs = <T>(items: readonly T[]): [T, T | undefined][] =>
  items.flatMap((item, index) => (index % 2 === 0 ? [[item, items[index + 1]] as [T, T | undefined]] : []));

/** Two columns of equal width, filled row by row. */
const twoColumns = (cells: readonly Node[]): Node => ({
  table: {
    widths: ["*", "*"],
    dontBreakRows: cells.every(isShort),
    body: inPairs(cells).map(([left, right]) => [left, right ?? { text: "" }]),
  },
  layout: {
    ...ruled,
    hLineWidth: () => 0,
    paddingRight: (column: number) => (column === 0 ? 16 : 0),
    paddingTop: () => 3,
    paddingBottom: () => 5,
  },
});

export const factRows = (rows: readonly ProposalFact[]): Node =>
  twoColumns(
    rows.map(({ label, text }) => ({
      stack: [
        textLine(label, { fontSize: 8.5, color: MUTED }),
        textLine(text, { fontSize: 11, color: INK, margin: [0, 1, 0, 0] }),
      ],
    })),
  );

export const message = (text: string | undefined, { text: color }: Palette): Node[] =>
  text === undefined
    ? []
    : [
        {
          table: {
            widths: ["*"],
            body: [[paragraph(text, { italics: true, fontSize: 11, lineHeight: 1.3 })]],
          },
          layout: {
            ...ruled,
            vLineWidth: (column: number) => (column === 0 ? 2 : 0),
            vLineColor: () => color,
            paddingLeft: () => 12,
          },
          margin: [0, 10, 0, 0],
        },
      ];

/** A part of the offer with its heading. */
export function sectionNodes(section: FactSection, colours: Palette): Node[] {
  const titled = (...parts: Node[]) => [heading(section.title, colours), ...parts];
  switch (section.kind) {
    case "drinks":
      return titled(twoColumns(section.items.map(drinkNode)));
    case "included":
      return titled({
        ul: section.items.map(({ text }) => textLine(text, { margin: [0, 0, 0, 3] })),
        markerColor: colours.text,
      });
    case "price":
      return priceNodes(section, colours);
    case "charges": {
      const rows = section.rows.map(({ label, due, text }) => [
        textLine(label),
        textLine(due, { color: MUTED, noWrap: true }),
        textLine(text, { alignment: "right", noWrap: true }),
      ]);
      const note = section.note === undefined ? [] : [textLine(section.note)];
      if (rows.length === 0) return titled(...note);
      const table = { widths: ["*", "auto", "auto"], body: rows, dontBreakRows: rows.every(isShort) };
      const layout = { ...ruled, paddingRight: (column: number) => (column < 2 ? 16 : 0) };
      return titled(...note, { table, layout });
    }
    case "terms":
      return titled(...termsNodes(section.text));
  }
}

const drinkNode = ({ text, note }: { text: string; note?: string }): Node => ({
  stack: [
    textLine(text, { bold: true }),
    ...(note === undefined ? [] : [textLine(note, { fontSize: 9, color: MUTED, margin: [0, 1, 0, 0] })]),
  ],
});

function priceNodes({ title, rows: lines, total }: PriceSection, colours: Palette): Node[] {
  const rows = lines.map(({ label, text }) => [
    textLine(label),
    textLine(text, { alignment: "right", noWrap: true }),
  ]);
  const sum: Node = {
    columns: [
      textLine(total.label, {
        width: "*",
        fontSize: 12,
        bold: true,
        margin: [0, 4, 0, 0],
        color: colours.onFill,
      }),
      textLine(total.text, { width: "auto", fontSize: 17, bold: true, color: colours.onFill }),
    ],
  };
  const parts = [
    { table: { widths: ["*", "auto"], body: rows }, layout: ruled, margin: [0, 0, 0, 6] },
    boxed(sum, colours.fill),
  ];
  return isShort(rows) ? [undivided(title, parts, colours)] : [heading(title, colours), ...parts];
}

/**
 * Each line is a paragraph of its own, so that long terms flow over pages. The lines of a short clause stay together,
 * its title with its text; but those of the first one begin below the heading, wherever that is.
 */
const termsNodes = (text: string): Node[] =>
  clausesOf(text.split(/\r\n?|\n/)).flatMap((clause, position) => {
    const lines = clause.map(termLine);
    const isKeptTogether = position > 0 && lines.length > 1 && isShort(lines);
    return isKeptTogether ? [{ stack: lines, unbreakable: true }] : lines;
  });

const isBlank = (line: string | undefined) => line?.trim() === "";

/** Lines that no blank one divides; a blank line stands by itself. */
function clausesOf(lines: readonly string[]): string[][] {
  const clauses: string[][] = [];
  for (const line of lines) {
    const before = clauses.at(-1);
    if (before && !isBlank(line) && !isBlank(before[0])) before.push(line);
    else clauses.push([line]);
  }
  return clauses;
}

const termLine = (line: string): Node =>
  isBlank(line)
    ? { text: " ", fontSize: 5 }
    : paragraph(line, { fontSize: 9.5, lineHeight: 1.25, margin: [0, 0, 0, 3] });

export function pix(deposit: DocumentOptions["pix"], colours: Palette): Node[] {
  if (!deposit) return [];
  const explanation = [
    textLine(words.money(deposit.amount), { fontSize: 14, bold: true }),
    textLine(words.readOrCopyCode, { margin: [0, 4, 0, 4] }),
    // As it is: a code is copied.
    { text: deposit.code, fontSize: 8, color: MUTED, wordBreak: "break-all" },
  ];
  const columns = [
    { qr: deposit.code, fit: 110, width: "auto" },
    { stack: explanation, width: "*" },
  ];
  return [undivided(words.pixOfDeposit(deposit.kind), [{ columns, columnGap: 16 }], colours)];
}

export function acceptedBy(
  acceptance: { name: string; at: string } | null | undefined,
  timeZone: TimeZone,
): Node[] {
  if (!acceptance) return [];
  const { label, text } = acceptanceFact(acceptance, timeZone);
  const stack = [textLine(label, { bold: true }), textLine(text, { margin: [0, 2, 0, 0] })];
  return [{ stack: [boxed({ stack }, PANEL)], margin: [0, 16, 0, 0] }];
}
