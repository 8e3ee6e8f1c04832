import { moneySum } from "#shared/numbers/money.ts";
import type { ProposalSnapshot } from "./snapshot.ts";
import { words } from "./words.ts";

const PLACEHOLDER = /\{([^{}\n]*)\}/g;

const fillers: Record<string, (snapshot: ProposalSnapshot) => string> = {
  cliente: ({ clientNames }) => words.names(clientNames),
  data: ({ event, company }) => words.eventDate(event.date, company.timeZone),
  total: ({ total }) => words.money(total),
  sinal: depositText,
  validade: ({ validUntil }) => words.onDay(validUntil),
};

/** The placeholders that terms may have: "{cliente}". */
export const placeholders: readonly string[] = Object.keys(fillers).map((name) => `{${name}}`);

/** Why these terms cannot be used. */
export function termsProblem(terms: string): string | undefined {
  const unknown = [...terms.matchAll(PLACEHOLDER)].find(([, name = ""]) => !Object.hasOwn(fillers, name));
  return unknown && `${unknown[0]} não existe. Use ${placeholders.join(", ")}`;
}

/** The terms with their placeholders filled in, each once: what a name contains is no placeholder. */
export const filledTerms = (snapshot: ProposalSnapshot): string =>
  snapshot.terms.replaceAll(PLACEHOLDER, (placeholder, name: string) =>
    Object.hasOwn(fillers, name) ? (fillers[name]?.(snapshot) ?? placeholder) : placeholder,
  );

function depositText({ charges }: ProposalSnapshot): string {
  const deposits = charges.filter(({ kind }) => kind === "sinal").map(({ amount }) => amount);
  return deposits.length > 0 ? words.money(moneySum(deposits)) : words.noDeposit;
}
