import type { EventType } from "#shared/events/enumerations.ts";
import { formatCount } from "#shared/numbers/format.ts";
import type { Lessons } from "./suggestion.ts";

/** What a suggestion rests on: the trade's rule, a few parties, those of the whole company or those of its type. */
export type Evidence = { by: "market" | "few" | "company" | "type"; count: number; type: EventType };

/** From so many parties on they are called one's own. */
const ENOUGH = 3;

export function evidenceFor({ parties }: Pick<Lessons, "parties">, type: EventType): Evidence {
  const ofType = parties.filter((party) => party.type === type).length;
  if (ofType >= ENOUGH) return { by: "type", count: ofType, type };
  const count = parties.length;
  return { by: count >= ENOUGH ? "company" : count > 0 ? "few" : "market", count, type };
}

/** Whether a party is among those that the evidence names. */
export const isEvidence = ({ by, type }: Evidence, party: { type: EventType }): boolean =>
  by !== "type" || party.type === type;

const ownParties: Record<EventType, string> = {
  corporativo: "eventos corporativos seus",
  casamento: "casamentos seus",
  aniversario: "aniversários seus",
  formatura: "formaturas suas",
  festa_infantil: "festas infantis suas",
  confraternizacao: "confraternizações suas",
  social: "eventos sociais seus",
  outro: "festas suas de outros tipos",
};

/** "6 casamentos seus" */
export function evidenceText({ by, count, type }: Evidence): string {
  const parties = formatCount(count, "festa sua", "festas suas");
  if (by === "market") return "regra do mercado, ainda sem festas suas";
  if (by === "few") return `ainda pouco: ${parties}`;
  return by === "company" ? `${parties}, de todos os tipos` : formatCount(count, "", ownParties[type]);
}
