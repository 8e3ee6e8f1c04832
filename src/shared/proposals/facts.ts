import { formatCnpj } from "#shared/company/cnpj.ts";
import { isPartOfPrice } from "#shared/payments/charge-rules.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";
import { namedCharges, priceLines } from "./document-texts.ts";
import type { ProposalSnapshot } from "./snapshot.ts";
import { filledTerms } from "./terms.ts";
import { words } from "./words.ts";

export type ProposalFact = { label: string; text: string };
type Item = { text: string; note?: string };

export type FactSection = { title: string } & (
  | { kind: "drinks" | "included"; items: Item[] }
  | { kind: "price"; rows: ProposalFact[]; total: ProposalFact }
  | { kind: "charges"; rows: (ProposalFact & { due: string })[]; note?: string }
  | { kind: "terms"; text: string }
);

export type ProposalFacts = ReturnType<typeof proposalFacts>;

/**
 * What a client is told of an offer, in which words and order. Page, preview and PDF show all of it and nothing else;
 * what is not known is left out.
 */
export function proposalFacts(snapshot: ProposalSnapshot) {
  const { number, company, event, clientNames, message, validUntil } = snapshot;
  const { name, cnpj, phone, address, timeZone } = company;
  return {
    title: words.title(number, snapshot),
    company: {
      name,
      details: [cnpj && words.cnpj(formatCnpj(cnpj)), phone].filter(isKnown),
      address: address ? [address] : [],
    },
    event: event.name,
    rows: [
      ...fact(
        clientNames.length > 1 ? words.clients : words.client,
        clientNames.length > 0 && words.names(clientNames),
      ),
      ...fact(words.kind, event.type !== "outro" && words.eventTypes[event.type]),
      ...fact(words.day, words.eventDay(event, timeZone)),
      ...fact(words.hours, words.eventHours(event, timeZone)),
      ...fact(words.place, event.location),
      ...fact(words.guests, event.guests > 0 && words.guestCount(event.guests)),
    ],
    total: totalFact(snapshot),
    validity: { label: words.validUntil, text: words.onDay(validUntil) },
    message: message?.trim() ? message : undefined,
    sections: sectionsOf(snapshot),
  };
}

function sectionsOf(snapshot: ProposalSnapshot): FactSection[] {
  const drinks = snapshot.drinks.map(({ name, description, ingredientNames }) => {
    const note = description ?? ingredientNames.join(", ");
    return { text: name, ...(note && { note }) };
  });
  const included = snapshot.included.map((line) => ({ text: withoutBullet(line) }));
  const price = priceLines(snapshot).map(({ text, amount }) => ({ label: text, text: words.money(amount) }));
  const charges = namedCharges(snapshot).map(({ name, dueOn, amount }) => ({
    label: name,
    due: dueOn === null ? words.dueAtAcceptance : words.dueOn(words.onDay(dueOn)),
    text: words.money(amount),
  }));
  const terms = filledTerms(snapshot);
  const sections: (FactSection | false)[] = [
    drinks.length > 0 && { kind: "drinks", title: words.drinks, items: drinks },
    included.length > 0 && { kind: "included", title: words.included, items: included },
    { kind: "price", title: words.price, rows: price, total: totalFact(snapshot) },
    {
      kind: "charges",
      title: words.charges,
      rows: charges,
      ...(!snapshot.charges.some(isPartOfPrice) && { note: words.toBeAgreed }),
    },
    terms.trim() !== "" && { kind: "terms", title: words.terms, text: terms },
  ];
  return sections.filter((section) => section !== false);
}

/** How an acceptance is told, and when it was. */
export const acceptanceFact = (
  { name, at }: { name: string; at: string },
  timeZone: TimeZone,
): ProposalFact => ({
  label: words.acceptance,
  text: words.acceptedBy(name, words.doneAt(at, timeZone)),
});

/** Names the very text that was sent, by the beginning of its hash. */
export const documentCode = (snapshotHash: string): string => words.documentCode(snapshotHash.slice(0, 16));

const totalFact = ({ total }: ProposalSnapshot): ProposalFact => ({
  label: words.total,
  text: words.money(total),
});

const isKnown = (text: string | null): text is string => Boolean(text);

const fact = (label: string, text: string | null | false): ProposalFact[] => (text ? [{ label, text }] : []);

const BULLET = /^[-–•*✓✔☑✅●○◦▪▫■□◆◇★☆➤►▶❖➢]\ufe0f?\s+/u;

/** A list has bullets of its own. */
const withoutBullet = (line: string) => line.trim().replace(BULLET, "");
