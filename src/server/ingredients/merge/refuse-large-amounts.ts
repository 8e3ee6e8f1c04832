import { AppError } from "#server/http/errors.ts";
import { LARGEST_AMOUNT } from "#shared/numbers/largest.ts";

/** Refuses a factor by which some line would not fit its column. */
export function refuseLargeAmounts(amounts: readonly number[]): void {
  if (!amounts.some((amount) => Math.abs(amount) > LARGEST_AMOUNT)) return;
  const message =
    "Com este número, uma receita, um evento ou uma contagem teria uma quantidade grande demais";
  throw new AppError(400, message, { issues: [{ path: "factor", message }] });
}
