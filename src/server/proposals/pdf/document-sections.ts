import type { Node } from "pdfmake";
import { eventTypeLabels, guestsText } from "#shared/events/labels.ts";
import { doneAtText, eventDayText, eventHoursText } from "#shared/events/times-text.ts";
import { formatDay } from "#shared/numbers/day.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import type { Money } from "#shared/numbers/money.ts";
import { SAO_PAULO } from "#shared/numbers/sao-paulo.ts";
import { namedCharges, priceLines } from "#shared/proposals/document-texts.ts";
import type { ProposalSnapshot } from "#shared/proposals/snapshot.ts";
import {
  boxed,
  heading,
  INK,
  isShort,
  line,
  MUTED,
  PANEL,
  type Palette,
  paragraph,
  ruled,
  undivided,
} from "./document-style.ts";
import { printableLine } from "./printable-text.ts";

const money = (amount: Money) => formatMoney(Number(amount));

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

export function facts({ clientNames, event }: ProposalSnapshot): Node {
  const rows: [string, string][] = [
    [clientNames.length > 1 ? "Clientes" : "Cliente", clientNames.map(printableLine).join(", ")],
    ["Evento", eventTypeLabels[event.type]],
    ["Data", eventDayText(event, SAO_PAULO)],
    ["Horário", eventHoursText(event, SAO_PAULO)],
    ...(event.location ? [["Local", event.location] as [string, string]] : []),
    ["Convidados", guestsText(event.guests)],
  ];
  return twoColumns(
    rows.map(([label, value]) => ({
      stack: [
        line(label, { fontSize: 8.5, color: MUTED }),
        line(value, { fontSize: 11, color: INK, margin: [0, 1, 0, 0] }),
      ],
    })),
  );
}

export const message = (text: string | null, { text: color }: Palette): Node[] =>
  text === null
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

export const drinks = ({ drinks: list }: ProposalSnapshot, colours: Palette): Node[] =>
  list.length === 0
    ? []
    : [
        heading("Drinks", colours),
        twoColumns(
          list.map(({ name, ingredientNames }) => ({
            stack: [
              line(name, { bold: true }),
              ...(ingredientNames.length > 0
                ? [line(ingredientNames.join(", "), { fontSize: 9, color: MUTED, margin: [0, 1, 0, 0] })]
                : []),
            ],
          })),
        ),
      ];

/** A list has bullets of its own. */
const withoutBullet = (text: string) => printableLine(text).replace(/^[•*–-]\s+/, "");

export const included = ({ included: list }: ProposalSnapshot, colours: Palette): Node[] =>
  list.length === 0
    ? []
    : [
        heading("O que está incluído", colours),
        {
          ul: list.map((text) => line(withoutBullet(text), { margin: [0, 0, 0, 3] })),
          markerColor: colours.text,
        },
      ];

export function price(snapshot: ProposalSnapshot, colours: Palette): Node[] {
  const lines = priceLines(snapshot);
  const rows = lines.map(({ text, amount }) => [
    line(text),
    line(money(amount), { alignment: "right", noWrap: true }),
  ]);
  const total: Node = {
    columns: [
      line("Total", { width: "*", fontSize: 12, bold: true, margin: [0, 4, 0, 0], color: colours.onFill }),
      line(money(snapshot.total), { width: "auto", fontSize: 17, bold: true, color: colours.onFill }),
    ],
  };
  const title = "Investimento";
  const parts = [
    { table: { widths: ["*", "auto"], body: rows }, layout: ruled, margin: [0, 0, 0, 6] },
    boxed(total, colours.fill),
  ];
  return isShort(rows) ? [undivided(title, parts, colours)] : [heading(title, colours), ...parts];
}

export function charges(snapshot: ProposalSnapshot, colours: Palette): Node[] {
  const named = namedCharges(snapshot);
  if (named.length === 0) return [];
  const title = (text: string, alignment = "left") => line(text, { fontSize: 8.5, color: MUTED, alignment });
  const rows = named.map(({ name, dueOn, amount }) => [
    line(name),
    line(formatDay(dueOn)),
    line(money(amount), { alignment: "right", noWrap: true }),
  ]);
  return [
    heading("Pagamento", colours),
    {
      table: {
        headerRows: 1,
        dontBreakRows: rows.every(isShort),
        widths: ["*", 90, "auto"],
        body: [[title("Cobrança"), title("Vencimento"), title("Valor", "right")], ...rows],
      },
      layout: ruled,
    },
  ];
}

export function pix(deposit: { code: string; amount: Money } | null | undefined, colours: Palette): Node[] {
  if (!deposit) return [];
  const explanation = [
    line(money(deposit.amount), { fontSize: 14, bold: true }),
    line("Leia o código com o aplicativo do seu banco, ou copie e cole:", { margin: [0, 4, 0, 4] }),
    // As it is: a code is copied.
    { text: deposit.code, fontSize: 8, color: MUTED, wordBreak: "break-all" },
  ];
  const columns = [
    { qr: deposit.code, fit: 110, width: "auto" },
    { stack: explanation, width: "*" },
  ];
  return [undivided("Pix do sinal", [{ columns, columnGap: 16 }], colours)];
}

/** Each line is a paragraph of its own, so that long terms flow over pages. */
export const terms = ({ terms: text }: ProposalSnapshot, colours: Palette): Node[] =>
  text.trim() === ""
    ? []
    : [
        heading("Condições", colours),
        ...text
          .split(/\r\n?|\n/)
          .map((part) =>
            part.trim() === ""
              ? { text: " ", fontSize: 5 }
              : paragraph(part, { fontSize: 9.5, lineHeight: 1.25, margin: [0, 0, 0, 3] }),
          ),
      ];

export const acceptedBy = (acceptance: { name: string; at: string } | null | undefined): Node[] =>
  acceptance
    ? [
        {
          stack: [
            boxed(
              {
                stack: [
                  line("Aceite eletrônico", { bold: true }),
                  line(`Proposta aceita por ${acceptance.name} em ${doneAtText(acceptance.at)}.`, {
                    margin: [0, 2, 0, 0],
                  }),
                ],
              },
              PANEL,
            ),
          ],
          margin: [0, 16, 0, 0],
        },
      ]
    : [];
