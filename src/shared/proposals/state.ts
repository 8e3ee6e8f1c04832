import type { EventStatus } from "#shared/events/enumerations.ts";
import type { StockState } from "#shared/night/stock-state.ts";
import type { Day } from "#shared/numbers/day.ts";
import type { ProposalState, ShownProposalState } from "./enumerations.ts";
import { words } from "./words.ts";

type Dated = { state: ProposalState; validUntil: Day };

/** Valid through the last second of its day. */
const isOver = ({ validUntil }: Pick<Dated, "validUntil">, today: Day) => today > validUntil;

/** The state as people see it: one that nobody answered in time is over. */
export const shownState = (proposal: Dated, today: Day): ShownProposalState =>
  proposal.state === "enviada" && isOver(proposal, today) ? "vencida" : proposal.state;

/** Why a proposal cannot be valid until this day. */
export const validityProblem = (validUntil: Day, today: Day): string | undefined =>
  isOver({ validUntil }, today) ? "A validade não pode ser um dia que já passou" : undefined;

export type AnswerableProposal = Dated & {
  revokedAt: Date | null;
  event: { isActive: boolean; status: EventStatus };
};

/** Why a client cannot accept or refuse a proposal; one sentence for each reason. */
export function answerProblem({ event, ...proposal }: AnswerableProposal, today: Day): string | undefined {
  const state = shownState(proposal, today);
  return state === "enviada" ? eventProblem(event) : words.noAnswer[state];
}

/** The sentence for a client whose event was cancelled or disabled. */
export const eventProblem = (event: AnswerableProposal["event"]): string | undefined =>
  isOff(event) ? words.eventOff : undefined;

/** Why a company cannot note an acceptance that it was told by other means; a passed day is no reason. */
export function acceptByHandProblem({ event, ...proposal }: AnswerableProposal): string | undefined {
  if (proposal.state === "substituida") return "Esta proposta foi substituída por uma versão mais nova";
  if (proposal.state === "aceita") return "Esta proposta já foi aceita";
  if (proposal.revokedAt) return "O link desta proposta foi revogado: envie uma nova versão";
  return isOff(event) ? "Este evento está desabilitado ou cancelado" : undefined;
}

const isOff = ({ isActive, status }: AnswerableProposal["event"]) => !isActive || status === "cancelado";

/** Why an event cannot be taken back to what its client accepted: its plan must stay that of the stock that left. */
export function backProblem({
  stockState,
  ...event
}: AnswerableProposal["event"] & { stockState: StockState }): string | undefined {
  if (isOff(event)) return "Este evento está desabilitado ou cancelado";
  if (stockState === "out") return "Registre o retorno do estoque antes de voltar ao que foi aceito";
  return stockState === "back" ? "O estoque deste evento já saiu e voltou: o plano fica como foi" : undefined;
}

/** True for an event that an acceptance confirms; one that is confirmed, under way or over stays as it is. */
export const isConfirmable = (status: EventStatus): boolean =>
  status === "planejamento" || status === "orçamento";
