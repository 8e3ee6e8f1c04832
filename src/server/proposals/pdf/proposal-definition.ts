import type { Definition, Node } from "pdfmake";
import { formatCnpj } from "#shared/company/cnpj.ts";
import { formatDay } from "#shared/numbers/day.ts";
import type { ProposalSnapshot } from "#shared/proposals/snapshot.ts";
import type { ProposalDocument } from "./document-input.ts";
import {
  acceptedBy,
  charges,
  drinks,
  facts,
  included,
  message,
  pix,
  price,
  terms,
} from "./document-sections.ts";
import { boxed, HEADING_LEVEL, INK, line, MUTED, PAGE, type Palette, palette } from "./document-style.ts";
import { printableLine } from "./printable-text.ts";

const BAND = 8;

export function proposalDefinition({ snapshot, options }: ProposalDocument, logo?: Node): Definition {
  const colours = palette(options.colour);
  const { company, number } = snapshot;
  const title = `Proposta nº ${number} — ${company.name}`;
  return {
    pageSize: "A4",
    pageMargins: [PAGE.side, PAGE.top, PAGE.side, PAGE.bottom],
    language: "pt-BR",
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
        : line(shortened(title, 100), {
            fontSize: 8.5,
            color: MUTED,
            margin: [PAGE.side, 22, PAGE.side, 0],
          }),
    footer: (page, pages) => footer(snapshot, page, pages),
    content: [
      letterhead(snapshot, logo, colours),
      headline(snapshot, colours),
      facts(snapshot),
      ...message(snapshot.message, colours),
      ...drinks(snapshot, colours),
      ...included(snapshot, colours),
      ...price(snapshot, colours),
      ...charges(snapshot, colours),
      ...pix(options.pix, colours),
      ...terms(snapshot, colours),
      ...acceptedBy(options.acceptance),
    ],
    pageBreakBefore: isHeadingAtFoot,
  };
}

/** Logo or name on the left, how to reach the company on the right. */
function letterhead({ company }: ProposalSnapshot, logo: Node | undefined, { text }: Palette): Node {
  const name = (look: Record<string, unknown>) => line(company.name, { bold: true, ...look });
  const details = [
    company.cnpj ? `CNPJ ${formatCnpj(company.cnpj)}` : undefined,
    company.phone ?? undefined,
    company.address ?? undefined,
  ].filter((detail) => detail !== undefined);
  return {
    columns: [
      { stack: [logo ?? name({ fontSize: company.name.length > 60 ? 12 : 18, color: text })], width: "*" },
      {
        stack: [
          ...(logo ? [name({ fontSize: 10.5 })] : []),
          ...details.map((detail) => line(detail, { fontSize: 9, color: MUTED })),
        ],
        alignment: "right",
        width: 210,
      },
    ],
    columnGap: 24,
  };
}

function headline({ number, version, event, validUntil }: ProposalSnapshot, colours: Palette): Node {
  const validity = line(`Válida até ${formatDay(validUntil)}`, {
    fontSize: 10,
    bold: true,
    color: colours.onFill,
    alignment: "center",
    noWrap: true,
  });
  const numbered = version > 1 ? `Proposta nº ${number} · versão ${version}` : `Proposta nº ${number}`;
  return {
    columns: [
      {
        stack: [
          line(numbered, { fontSize: 24, bold: true, color: colours.text }),
          line(event.name, { fontSize: 14, margin: [0, 2, 0, 0] }),
        ],
        width: "*",
      },
      { ...(boxed(validity, colours.fill, 9) as object), width: 140 },
    ],
    columnGap: 24,
    margin: [0, 22, 0, 12],
  };
}

function footer({ company }: ProposalSnapshot, page: number, pages: number): Node {
  const about = [
    shortened(company.name, 50),
    company.cnpj ? `CNPJ ${formatCnpj(company.cnpj)}` : "",
    company.phone ?? "",
  ];
  return {
    columns: [
      line(about.filter((part) => part !== "").join(" · "), { width: "*" }),
      line(`página ${page} de ${pages}`, { width: "auto", noWrap: true }),
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
