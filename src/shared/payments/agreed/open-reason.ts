import { type Day, daysBetween, formatDay, shortWeekday } from "#shared/numbers/day.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import type { ClientMoney } from "./client-money.ts";

export type OpenReason = { text: string; tone: "danger" | "warning" | "neutral" };

/** "venceu dom 01/11", "parte venceu …", "vence ter 24/11", "sem vencimento": why a client's amount is open. */
export function openReason(money: ClientMoney, today: Day): OpenReason | undefined {
  const { open, overdue, dueOn, quoted, isUndated } = money;
  if (Number(open) > 0 && dueOn && Number(overdue) > 0) {
    const text = `venceu ${nearDayText(dueOn, today)}`;
    return { text: overdue === open ? text : `parte ${text}`, tone: "danger" };
  }
  if (Number(open) > 0 && isUndated) return { text: "sem vencimento", tone: "warning" };
  if (Number(open) > 0 && dueOn) return { text: `vence ${nearDayText(dueOn, today)}`, tone: "neutral" };
  if (Number(quoted) > 0) return { text: `${formatMoney(Number(quoted))} se fechar`, tone: "neutral" };
  return undefined;
}

/** "hoje", "há 1 dia", "há 16 dias" */
export const daysAgoText = (day: Day, today: Day): string => {
  const days = daysBetween(day, today);
  return days === 0 ? "hoje" : `há ${days} ${days === 1 ? "dia" : "dias"}`;
};

/** "dom 01/11", with the year where it is another one. */
const nearDayText = (day: Day, today: Day): string => {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return `${shortWeekday(day)} ${isThisYear ? formatDay(day).slice(0, 5) : formatDay(day)}`;
};
