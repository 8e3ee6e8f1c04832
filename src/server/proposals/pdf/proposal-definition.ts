import type { Definition, Node } from "pdfmake";
import {
  documentCode,
  type FactSection,
  type ProposalFacts,
  proposalFacts,
} from "#shared/proposals/facts.ts";
import { words } from "#shared/proposals/words.ts";
import type { ProposalDocument } from "./document-input.ts";
import { acceptedBy, factRows, message, pix, sectionNodes } from "./document-sections.ts";
import { boxed, HEADING_LEVEL, INK, MUTED, PAGE, type Palette, palette, textLine } from "./document-style.ts";
import { printableLine } from "./printable-text.ts";

const BAND = 8;

export function proposalDefinition({ snapshot, options }: ProposalDocument, logo?: Node): Definition {
  const colours = palette(options.colour);
  const facts = proposalFacts(snapshot);
  const { company } = facts;
  const nodesOf = (isChosen: (section: FactSection) => boolean) =>
    facts.sections.filter(isChosen).flatMap((section) => sectionNodes(section, colours));
  const title = `${facts.title} — ${company.name}`;
  return {
    pageSize: "A4",
    pageMargins: [PAGE.side, PAGE.top, PAGE.side, PAGE.bottom],
    language: words.language,
    displayTitle: true,
    info: {
      title: printableLine(title),
      author: printableLine(company.name),
      creator: "Balcão",
      producer: "Balcão",
    },
    defaultStyle: { font: "Roboto", fontSize: 10.5, lineHeight: 1.15, color: INK },
    background: (page, { width }) =>
      page === 1 ? { canvas: [{ type: "rect", x: 0, y: 0, w: width, h: BAND, color: colours.fill }] } : null,
    header: (page) =>
      page === 1
        ? null
        : textLine(shortened(title, 100), {
            fontSize: 8.5,
            color: MUTED,
            margin: [PAGE.side, 22, PAGE.side, 0],
          }),
    footer: (page, pages) => footer(facts, page, pages),
    content: [
      letterhead(company, logo, colours),
      headline(facts, colours),
      factRows(facts.rows),
      ...message(facts.message, colours),
      ...nodesOf(({ kind }) => kind !== "terms"),
      // Beside how it is paid: terms may take pages.
      ...pix(options.pix, colours),
      ...nodesOf(({ kind }) => kind === "terms"),
      ...acceptedBy(options.acceptance, snapshot.company.timeZone),
      ...(options.code
        ? [textLine(documentCode(options.code), { fontSize: 8.5, color: MUTED, margin: [0, 16, 0, 0] })]
        : []),
    ],
    pageBreakBefore: isHeadingAtFoot,
  };
}

/** Logo or name on the left, how to reach the company on the right. */
function letterhead(company: ProposalFacts["company"], logo: Node | undefined, { text }: Palette): Node {
  const name = (look: Record<string, unknown>) => textLine(company.name, { bold: true, ...look });
  return {
    columns: [
      { stack: [logo ?? name({ fontSize: company.name.length > 60 ? 12 : 18, color: text })], width: "*" },
      {
        stack: [
          ...(logo ? [name({ fontSize: 10.5 })] : []),
          ...[...company.details, ...company.address].map((detail) =>
            textLine(detail, { fontSize: 9, color: MUTED }),
          ),
        ],
        alignment: "right",
        width: 210,
      },
    ],
    columnGap: 24,
  };
}

function headline({ title, event, validity }: ProposalFacts, colours: Palette): Node {
  const until = textLine(`${validity.label} ${validity.text}`, {
    fontSize: 10,
    bold: true,
    color: colours.onFill,
    alignment: "center",
    noWrap: true,
  });
  return {
    columns: [
      {
        stack: [
          textLine(title, { fontSize: 24, bold: true, color: colours.text }),
          textLine(event, { fontSize: 14, margin: [0, 2, 0, 0] }),
        ],
        width: "*",
      },
      { ...(boxed(until, colours.fill, 9) as object), width: 140 },
    ],
    columnGap: 24,
    margin: [0, 22, 0, 12],
  };
}

function footer({ company: { name, details } }: ProposalFacts, page: number, pages: number): Node {
  const about = [shortened(name, 50), ...details].join(" · ");
  return {
    columns: [
      textLine(about, { width: "*" }),
      textLine(words.page(page, pages), { width: "auto", noWrap: true }),
    ],
    columnGap: 24,
    fontSize: 8.5,
    color: MUTED,
    margin: [PAGE.side, 22, PAGE.side, 0],
  };
}

/** Also counts what cannot be shown: nobody's name is that long. */
const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** Below this part of the page there is no room for a heading and a row. */
const LOWEST_HEADING = 0.91;

type Placed = { headlineLevel?: number; startPosition: { verticalRatio: number } };

const isHeadingAtFoot = ({ headlineLevel, startPosition }: Placed) =>
  headlineLevel === HEADING_LEVEL && startPosition.verticalRatio > LOWEST_HEADING;
