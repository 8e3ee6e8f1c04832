import { formatCnpj } from "#shared/company/cnpj.ts";
import { eventTypeLabels, guestsText } from "#shared/events/labels.ts";
import { doneAtText, eventDayText, eventHoursText } from "#shared/events/times-text.ts";
import { formatDay } from "#shared/numbers/day.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import { SAO_PAULO } from "#shared/numbers/sao-paulo.ts";
import { namedCharges, priceLines } from "./document-texts.ts";
import { joinedNames } from "./joined-names.ts";
import type { ProposalSnapshot } from "./snapshot.ts";
import { filledTerms } from "./terms.ts";

export type ProposalFact = { label: string; text: string };
type Item = { text: string; note?: string };

export type FactSection = { title: string } & (
  | { kind: "drinks" | "included"; items: Item[] }
  | { kind: "price"; rows: ProposalFact[]; total: ProposalFact }
  | { kind: "charges"; rows: (ProposalFact & { due: string })[] }
  | { kind: "terms"; text: string }
);

export type ProposalFacts = ReturnType<typeof proposalFacts>;

/**
 * What a client is told of an offer, in which words and order. Page, preview and PDF show all of it and nothing else;
 * what is not known is left out.
 */
export function proposalFacts(snapshot: ProposalSnapshot) {
  const { number, version, company, event, clientNames, message, validUntil } = snapshot;
  const { name, cnpj, phone, address } = company;
  return {
    title: `Proposta nº ${number}${version > 1 ? ` · versão ${version}` : ""}`,
    company: {
      name,
      details: [cnpj && `CNPJ ${formatCnpj(cnpj)}`, phone].filter(isKnown),
      address: address ? [address] : [],
    },
    event: event.name,
    rows: [
      ...fact(
        clientNames.length > 1 ? "Clientes" : "Cliente",
        clientNames.length > 0 && joinedNames(clientNames),
      ),
      ...fact("Evento", event.type !== "outro" && eventTypeLabels[event.type]),
      ...fact("Data", eventDayText(event, SAO_PAULO)),
      ...fact("Horário", eventHoursText(event, SAO_PAULO)),
      ...fact("Local", event.location),
      ...fact("Convidados", event.guests > 0 && guestsText(event.guests)),
    ],
    total: totalFact(snapshot),
    validity: { label: "Válida até", text: formatDay(validUntil) },
    message: message?.trim() ? message : undefined,
    sections: sectionsOf(snapshot),
  };
}

function sectionsOf(snapshot: ProposalSnapshot): FactSection[] {
  const drinks = snapshot.drinks.map(({ name, ingredientNames }) => ({
    text: name,
    ...(ingredientNames.length > 0 && { note: ingredientNames.join(", ") }),
  }));
  const included = snapshot.included.map((line) => ({ text: withoutBullet(line) }));
  const price = priceLines(snapshot).map(({ text, amount }) => ({ label: text, text: reais(amount) }));
  const charges = namedCharges(snapshot).map(({ name, dueOn, amount }) => ({
    label: name,
    due: `vence em ${formatDay(dueOn)}`,
    text: reais(amount),
  }));
  const terms = filledTerms(snapshot);
  const sections: (FactSection | false)[] = [
    drinks.length > 0 && { kind: "drinks", title: "Drinks", items: drinks },
    included.length > 0 && { kind: "included", title: "O que está incluído", items: included },
    { kind: "price", title: "Investimento", rows: price, total: totalFact(snapshot) },
    charges.length > 0 && { kind: "charges", title: "Pagamento", rows: charges },
    terms.trim() !== "" && { kind: "terms", title: "Condições", text: terms },
  ];
  return sections.filter((section) => section !== false);
}

/** How an acceptance is told, and when it was. */
export const acceptanceFact = ({ name, at }: { name: string; at: string }): ProposalFact => ({
  label: "Aceite eletrônico",
  text: `Proposta aceita por ${name} em ${doneAtText(at)}.`,
});

/** Names the very text that was sent, by the beginning of its hash. */
export const documentCode = (snapshotHash: string): string =>
  `código do documento ${snapshotHash.slice(0, 16)}`;

const reais = (amount: string) => formatMoney(Number(amount));

const totalFact = ({ total }: ProposalSnapshot): ProposalFact => ({ label: "Total", text: reais(total) });

const isKnown = (text: string | null): text is string => Boolean(text);

const fact = (label: string, text: string | null | false): ProposalFact[] => (text ? [{ label, text }] : []);

const BULLET = /^[-–•*✓✔☑✅●○◦▪▫■□◆◇★☆➤►▶❖➢]\ufe0f?\s+/u;

/** A list has bullets of its own. */
const withoutBullet = (line: string) => line.trim().replace(BULLET, "");
