import { formatCount, formatDateTime, formatMoney, formatWeekday } from "#shared/numbers/format.ts";
import type { Money } from "#shared/numbers/money.ts";
import { monthNames } from "#shared/numbers/month-names.ts";
import { chargeKindLabels } from "#shared/payments/labels.ts";
import type { ProposalSnapshot } from "./snapshot.ts";

/** Where the companies work: a proposal speaks of local time wherever it is read. */
const TIME_ZONE = "America/Sao_Paulo";

const WEEKDAYS: Record<string, string> = {
  dom: "domingo",
  seg: "segunda-feira",
  ter: "terça-feira",
  qua: "quarta-feira",
  qui: "quinta-feira",
  sex: "sexta-feira",
  sáb: "sábado",
};

type Timed = Pick<ProposalSnapshot["event"], "date" | "durationMinutes">;

/** "sábado, 20 de março de 2027" */
export function eventDayText({ date }: Pick<Timed, "date">): string {
  const [day = "", month = "", year = ""] = momentText(date).split(/\D+/);
  const weekday = WEEKDAYS[formatWeekday(date, TIME_ZONE)] ?? "";
  return `${weekday}, ${Number(day)} de ${monthNames[Number(month) - 1]} de ${year}`;
}

/** "19:00 às 00:30 (5 h 30 min)"; without a duration only the start. */
export function eventHoursText({ date, durationMinutes }: Timed): string {
  const start = timeText(date);
  if (durationMinutes <= 0) return start;
  const end = timeText(new Date(Date.parse(date) + durationMinutes * 60_000).toISOString());
  return `${start} às ${end} (${durationText(durationMinutes)})`;
}

/** "17/11/2026 às 10:32": when something was done. */
export const doneAtText = (date: string): string => momentText(date).replace(" ", " às ");

const momentText = (date: string) => formatDateTime(date, TIME_ZONE).replace(",", "");

const timeText = (date: string) => momentText(date).slice(-5);

function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : "", rest > 0 ? `${rest} min` : ""]
    .filter((part) => part !== "")
    .join(" ");
}

type Line = { text: string; amount: Money };

/** What the total is made of: the price, and each extra. */
export function priceLines({
  pricing,
  event,
  charges,
}: Pick<ProposalSnapshot, "pricing" | "event" | "charges">): Line[] {
  const extras = charges.filter(({ kind }) => kind === "extra");
  return [
    { text: priceText(pricing, event.guests), amount: pricing.price },
    ...extras.map(({ note, amount }) => ({ text: note ?? chargeKindLabels.extra, amount })),
  ];
}

/** "150 convidados × R$ 120,00 por convidado", with the least number where that is charged. */
function priceText({ mode, pricePerGuest, minGuests }: ProposalSnapshot["pricing"], guests: number): string {
  if (mode === "fechado" || pricePerGuest === null) return "Valor fechado";
  const each = `${formatMoney(Number(pricePerGuest))} por convidado`;
  const least = minGuests ?? 0;
  if (guests >= least) return `${formatCount(guests, "convidado", "convidados")} × ${each}`;
  return `Mínimo de ${formatCount(least, "convidado", "convidados")} × ${each}`;
}

/** The charges in their order, each with its name: "Sinal", "Parcela 2 de 3", the note of an extra. */
export function namedCharges({ charges }: Pick<ProposalSnapshot, "charges">) {
  const instalments = charges.filter(({ kind }) => kind === "parcela");
  return charges.map((charge) => {
    const { kind, note } = charge;
    const place = instalments.indexOf(charge) + 1;
    const isOneOfMany = kind === "parcela" && instalments.length > 1;
    const name = isOneOfMany ? `Parcela ${place} de ${instalments.length}` : chargeKindLabels[kind];
    return { ...charge, name: note ? `${name}: ${note}` : name };
  });
}
