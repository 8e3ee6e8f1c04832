import type { CateringEvent } from "#shared/events/contract.ts";
import type { EventStatus } from "#shared/events/enumerations.ts";
import type { Money } from "#shared/numbers/money.ts";

/** Statuses that by themselves say that the client has agreed. */
export const agreedStatuses: readonly EventStatus[] = [
  "confirmado",
  "em andamento",
  "concluído",
  "finalizado",
];

type Signs = {
  status: EventStatus;
  hasAcceptedProposal: boolean;
  /** The sum of its payments, without those that were reversed. */
  received: Money;
};

/** True once the client has accepted or paid the price, which then changes only where somebody says so. */
export const isPriceAgreed = ({ hasAcceptedProposal, received }: Omit<Signs, "status">): boolean =>
  hasAcceptedProposal || Number(received) > 0;

/** True for an event that both sides count on; what others would bring is not to be received yet. */
export const isAgreed = (event: Signs): boolean =>
  agreedStatuses.includes(event.status) || isPriceAgreed(event);

type Expected = Pick<CateringEvent, "active" | "status">;
type Settled = Expected & Required<Pick<CateringEvent, "agreed" | "refused">>;

/** True unless the event is cancelled or disabled: its open charges are asked of nobody then. */
export const isExpected = ({ active, status }: Expected): boolean =>
  active === "true" && status !== "cancelado";

/** True if what is open of an event is to be received. */
export const isDue = (event: Omit<Settled, "refused">): boolean => isExpected(event) && event.agreed;

/** True for an event whose money comes only if the client says yes ("se fechar"). */
export const isQuote = (event: Settled): boolean => isExpected(event) && !event.agreed && !event.refused;
