import type { SeenEvent } from "#shared/events/contract.ts";

/** True if the event's stock can go out for the first time. */
export const canWithdraw = ({ status, stockState }: SeenEvent): boolean =>
  status === "confirmado" && (stockState === "planned" || stockState === "unused");
