import { sinceText } from "#shared/time/since-text.ts";
import type { Proposal } from "./contract.ts";

/** "Proposta nº 12 · vista há 2 h" */
export const proposalStateText = (proposal: Proposal, now: Date): string =>
  `${proposalName(proposal)} · ${stateText(proposal, now)}`;

/** An addendum that is accepted is the proposal. */
export const proposalName = ({ number, isAddendum, state }: Proposal): string =>
  isAddendum && state !== "aceita" ? `Aditivo da proposta nº ${number}` : `Proposta nº ${number}`;

/** "vista há 2 h", "aceita há 3 dias" */
export function stateText({ state, revokedAt, seenAt, answeredAt }: Proposal, now: Date): string {
  if (state === "aceita") return `aceita ${sinceText(answeredAt, now)}`;
  if (state === "recusada") return `recusada ${sinceText(answeredAt, now)}`;
  if (state === "substituida") return "substituída";
  if (revokedAt) return "link revogado";
  if (state === "vencida") return "vencida";
  return seenAt ? `vista ${sinceText(seenAt, now)}` : "ainda não vista";
}
