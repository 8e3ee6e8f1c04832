import { formatMoney } from "#shared/numbers/format.ts";
import type { Money } from "#shared/numbers/money.ts";

/** "R$ 6.000,00 → R$ 7.800,00" */
export const priceChangeText = (from: Money, to: Money): string =>
  `${formatMoney(Number(from))} → ${formatMoney(Number(to))}`;
