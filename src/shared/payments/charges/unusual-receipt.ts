import type { Day } from "#shared/numbers/day.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import type { Payment, PaymentInput } from "#shared/payments/contract.ts";

type Receipt = Pick<PaymentInput, "amount" | "paidOn">;
type Earlier = Pick<Payment, "amount" | "isReversed" | "reversesId">;

/** From so many receipts on there is a usual one. */
const ENOUGH = 5;
const MANY_TIMES = 10;

/**
 * Why a receipt looks like a slip of the finger: a day that has not come, or more than ten times the usual sum. Both
 * happen, so they are asked about and not refused. Undefined for all others.
 */
export function unusualReceipt(
  { amount, paidOn }: Receipt,
  earlier: readonly Earlier[],
  today: Day,
): string | undefined {
  if (paidOn > today) return "O dia do recebimento ainda não chegou.";
  const usual = median(
    earlier
      .filter(({ isReversed, reversesId }) => !isReversed && reversesId === null)
      .map((one) => Number(one.amount)),
  );
  if (usual === undefined || Number(amount) <= usual * MANY_TIMES) return undefined;
  return `${formatMoney(Number(amount))} é mais de dez vezes o recebimento habitual, ${formatMoney(usual)}.`;
}

function median(amounts: readonly number[]): number | undefined {
  if (amounts.length < ENOUGH) return undefined;
  return amounts.toSorted((a, b) => a - b)[Math.floor(amounts.length / 2)];
}
