import { formatDay } from "#shared/numbers/day.ts";
import { formatDate, formatMoney } from "#shared/numbers/format.ts";
import { moneySum } from "#shared/numbers/money.ts";
import { joinedNames } from "./joined-names.ts";
import type { ProposalSnapshot } from "./snapshot.ts";

const PLACEHOLDER = /\{([^{}\n]*)\}/g;

const fillers: Record<string, (snapshot: ProposalSnapshot) => string> = {
  cliente: ({ clientNames }) => joinedNames(clientNames),
  data: ({ event, company }) => formatDate(event.date, company.timeZone),
  total: ({ total }) => formatMoney(Number(total)),
  sinal: depositText,
  validade: ({ validUntil }) => formatDay(validUntil),
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
  return deposits.length > 0 ? formatMoney(Number(moneySum(deposits))) : "a combinar";
}
