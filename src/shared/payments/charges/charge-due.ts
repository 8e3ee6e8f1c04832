import { type Day, daysBetween } from "#shared/numbers/day.ts";
import { chargeGroup } from "./charge-filters.ts";
import { dueDayText, type PaymentState, SOON } from "./payment-state.ts";

type Due = Parameters<typeof chargeGroup>[0];

/** "venceu há 3 dias", "vence sex", "vence em 12 dias", "pago": what a line of the list says about its due date. */
export function dueState(charge: Due, today: Day): PaymentState {
  const group = chargeGroup(charge, today);
  if (group === "paid") return { text: "pago", tone: "success" };
  const { dueOn } = charge;
  if (dueOn === null) return { text: "vence no aceite", tone: "neutral" };
  const days = daysBetween(today, dueOn);
  const text = days < 0 ? `venceu ${pastText(-days)}` : `vence ${timeToDue(dueOn, today)}`;
  if (group === "overdue") return { text, tone: "danger" };
  return { text, tone: group === "week" ? "warning" : "neutral" };
}

const pastText = (days: number) => (days === 1 ? "ontem" : `há ${days} dias`);

const timeToDue = (dueOn: Day, today: Day) => {
  const days = daysBetween(today, dueOn);
  return days <= SOON ? dueDayText(dueOn, today) : `em ${days} dias`;
};
