import type { PricedEvent } from "#shared/events/contract.ts";
import { type Day, daysBetween, formatDay, shortWeekday } from "#shared/numbers/day.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import { moneySum } from "#shared/numbers/money.ts";
import { isDue } from "#shared/payments/agreed/agreement.ts";
import { isUndated } from "#shared/payments/agreed/undated.ts";
import { dueDay, isPaid } from "#shared/payments/charge-rules.ts";
import type { Charge } from "#shared/payments/contract.ts";
import { chargeKindLabels } from "#shared/payments/labels.ts";

export type PaymentState = { text: string; tone: "success" | "warning" | "danger" | "neutral" };

/** Days ahead of which a weekday still names the day. */
export const SOON = 6;

type Charged = Pick<PricedEvent, "active" | "status" | "agreed" | "owedPrice" | "charges">;

/**
 * What a card says about the receipts of an event. Nothing is due for one that is not agreed upon or does not take
 * place; what was received stays.
 */
export function paymentState(event: Charged, today: Day): PaymentState | undefined {
  const received = moneySum(event.charges.map(({ paid }) => paid));
  if (isUndated(event)) return { text: "Sem vencimento", tone: "warning" };
  if (isDue(event)) return dueState(event.charges, today);
  if (Number(received) === 0) return undefined;
  return { text: `Recebido ${formatMoney(Number(received))}`, tone: "neutral" };
}

function dueState(charges: readonly Charge[], today: Day): PaymentState | undefined {
  if (charges.length === 0) return undefined;
  const open = charges
    .filter((charge) => !isPaid(charge))
    .map((charge) => ({ ...charge, dueOn: dueDay(charge, today) }))
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : 1));
  const [next] = open;
  if (!next) return { text: "Pago", tone: "success" };
  if (next.dueOn < today) return { text: "Vencido", tone: "danger" };
  const isSoon = daysBetween(today, next.dueOn) <= SOON;
  const isDepositPaid = charges.some((charge) => charge.kind === "sinal" && isPaid(charge));
  if (isDepositPaid && !isSoon) return { text: "Sinal pago", tone: "success" };
  return {
    text: `${chargeKindLabels[next.kind]} vence ${dueDayText(next.dueOn, today)}`,
    tone: isSoon ? "warning" : "neutral",
  };
}

/** "hoje", "amanhã", "sex", "25/12/2026" */
export function dueDayText(dueOn: Day, today: Day): string {
  const days = daysBetween(today, dueOn);
  if (days === 0) return "hoje";
  if (days === 1) return "amanhã";
  return days > 0 && days <= SOON ? shortWeekday(dueOn) : formatDay(dueOn);
}
