import { formatCount } from "#shared/numbers/format.ts";
import type { Proposal } from "./contract.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "Proposta nº 12 · vista há 2 h" */
export const proposalStateText = (proposal: Proposal, now: Date): string =>
  `${proposalName(proposal)} · ${stateText(proposal, now)}`;

/** An addendum that is accepted is the proposal. */
export const proposalName = ({ number, isAddendum, state }: Proposal): string =>
  isAddendum && state !== "aceita" ? `Aditivo da proposta nº ${number}` : `Proposta nº ${number}`;

/** "vista há 2 h", "aceita há 3 dias" */
export function stateText({ state, revokedAt, seenAt, answeredAt }: Proposal, now: Date): string {
  if (state === "aceita") return `aceita ${ago(answeredAt, now)}`;
  if (state === "recusada") return `recusada ${ago(answeredAt, now)}`;
  if (state === "substituida") return "substituída";
  if (revokedAt) return "link revogado";
  if (state === "vencida") return "vencida";
  return seenAt ? `vista ${ago(seenAt, now)}` : "ainda não vista";
}

/** "agora", "há 5 min", "há 2 h", "há 3 dias" */
function ago(moment: string | null, now: Date): string {
  const passed = now.getTime() - Date.parse(moment ?? "");
  if (!(passed >= MINUTE)) return "agora";
  if (passed < HOUR) return `há ${Math.floor(passed / MINUTE)} min`;
  if (passed < DAY) return `há ${Math.floor(passed / HOUR)} h`;
  return `há ${formatCount(Math.floor(passed / DAY), "dia", "dias")}`;
}
