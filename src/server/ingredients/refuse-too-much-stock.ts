import { AppError } from "#server/http/errors.ts";
import { LARGEST_AMOUNT } from "#shared/numbers/amount.ts";

/** Refuses a stock that would not fit its columns, though each addition is small enough. */
export function refuseTooMuchStock({ quantity, value }: { quantity: number; value: number }): void {
  if (quantity <= LARGEST_AMOUNT && value <= LARGEST_AMOUNT) return;
  throw new AppError(400, "O estoque não pode passar de 99.999.999,99");
}
