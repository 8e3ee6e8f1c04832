import type { CateringEvent } from "#shared/events/contract.ts";

/** True if the event's stock can go out for the first time. */
export const canWithdraw = ({ status, stockState }: CateringEvent): boolean =>
  status === "confirmado" && (stockState === "planned" || stockState === "unused");
