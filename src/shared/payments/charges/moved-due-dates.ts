import { addDays, type Day, formatDay } from "#shared/numbers/day.ts";
import { isPaid } from "#shared/payments/charge-rules.ts";
import type { Charge, ChargeInput } from "#shared/payments/contract.ts";
import { chargeKindLabels } from "#shared/payments/labels.ts";
import { instalmentDay } from "./propose-charges.ts";

type Move = {
  charges: readonly Charge[];
  /** The days of the event before and after. */
  from: Day;
  to: Day;
  /** By the company's terms, as they are now. */
  balanceDueDays: number;
  today: Day;
};

export type MovedDay = { id: number; from: Day; dueOn: Day };

/**
 * The new due dates of charges when their event moves: of those that are not paid and due as they were proposed. The
 * saldo is due so many days before the event, parcelas evenly between sinal and saldo; the sinal does not depend on it.
 */
export function movedDueDates({ charges, from, to, balanceDueDays, today }: Move): MovedDay[] {
  const start = charges.find(({ kind }) => kind === "sinal")?.dueOn ?? undefined;
  const saldoBefore = later(addDays(from, -balanceDueDays), start);
  const saldoAfter = later(addDays(to, -balanceDueDays), today);
  const instalments = charges
    .filter(({ kind }) => kind === "parcela")
    .sort((a, b) => (a.dueOn === b.dueOn ? a.id - b.id : (a.dueOn ?? "") < (b.dueOn ?? "") ? -1 : 1));
  const days = (charge: Charge): { before: Day; after: Day } | undefined => {
    if (charge.kind === "saldo") return { before: saldoBefore, after: saldoAfter };
    const place = instalments.indexOf(charge) + 1;
    if (place === 0 || start === undefined) return undefined;
    const part = place / (instalments.length + 1);
    return {
      before: instalmentDay({ from: start, to: saldoBefore }, part),
      after: later(instalmentDay({ from: start, to: saldoAfter }, part), today),
    };
  };
  return charges
    .filter((charge) => !isPaid(charge))
    .flatMap((charge) => {
      const { before, after } = days(charge) ?? {};
      return after && before && charge.dueOn === before && after !== before
        ? [{ id: charge.id, from: before, dueOn: after }]
        : [];
    });
}

/** Charges that were sent with their day of before move with the others. */
export function withMovedDays(wanted: readonly ChargeInput[], moved: readonly MovedDay[]): ChargeInput[] {
  const days = new Map(moved.map((day) => [day.id, day]));
  return wanted.map((charge) => {
    const day = charge.id === undefined ? undefined : days.get(charge.id);
    return day?.from === charge.dueOn ? { ...charge, dueOn: day.dueOn } : charge;
  });
}

/** "Saldo passou para 12/12/2026": what the server moved in the charges that were sent; undefined for nothing. */
export function movedDaysText(
  sent: readonly Pick<ChargeInput, "id" | "dueOn">[],
  saved: readonly Pick<Charge, "id" | "kind" | "dueOn">[],
): string | undefined {
  const moved = saved.filter(({ id, dueOn }) =>
    sent.some((charge) => dueOn !== null && charge.id === id && charge.dueOn !== dueOn),
  );
  if (moved.length === 0) return undefined;
  return moved
    .map(({ kind, dueOn }) => `${chargeKindLabels[kind]} passou para ${dueOn && formatDay(dueOn)}`)
    .join(", ");
}

const later = (day: Day, other: Day | undefined): Day => (other !== undefined && other > day ? other : day);
