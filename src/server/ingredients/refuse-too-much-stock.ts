import { AppError } from "#server/http/errors.ts";
import { LARGEST_AMOUNT } from "#shared/numbers/amount.ts";
import { formatNumber } from "#shared/numbers/format.ts";

/** What is added to a stock may each time be small enough and all of it too much for its columns. */
export function refuseTooMuchStock({ quantity, value }: { quantity: number; value: number }): void {
  if (quantity <= LARGEST_AMOUNT && value <= LARGEST_AMOUNT) return;
  throw new AppError(400, `O estoque não pode passar de ${formatNumber(LARGEST_AMOUNT)}`);
}
