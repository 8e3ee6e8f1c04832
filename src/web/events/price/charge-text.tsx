import { clsx } from "clsx";
import type { Day } from "#shared/numbers/day.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import { dueDay, isPaid, openAmount } from "#shared/payments/charge-rules.ts";
import { dueDayText } from "#shared/payments/charges/payment-state.ts";
import type { Charge } from "#shared/payments/contract.ts";
import { chargeKindLabels } from "#shared/payments/labels.ts";

type ChargeTextProps = {
  charge: Charge;
  today: Day;
  /** Nobody is late who has not agreed yet. */
  isDue: boolean;
  /** False for what a cancelled or disabled event leaves open. */
  isExpected: boolean;
};

/** A charge in words: what, how much, and whether it was paid. */
export function ChargeText({ charge, today, isDue, isExpected }: ChargeTextProps) {
  const isLate = isDue && !isPaid(charge) && dueDay(charge, today) < today;
  return (
    <p className="min-w-0">
      <span className="font-medium">{chargeKindLabels[charge.kind]}</span>{" "}
      <span className="tabular-nums">{formatMoney(Number(charge.amount))}</span>
      <span className={clsx("block", isLate ? "text-danger-ink" : "text-muted")}>
        {isExpected || isPaid(charge) ? chargeState(charge, today) : leftOpen(charge)}
      </span>
      {charge.note && <span className="block wrap-anywhere text-muted">{charge.note}</span>}
    </p>
  );
}

const leftOpen = ({ paid }: Charge): string =>
  Number(paid) > 0 ? `Recebido ${formatMoney(Number(paid))}` : "Não recebido";

function chargeState(charge: Charge, today: Day): string {
  if (isPaid(charge)) return "Pago";
  const { dueOn } = charge;
  const due =
    dueOn === null ? "Vence no aceite" : `${dueOn < today ? "Venceu" : "Vence"} ${dueDayText(dueOn, today)}`;
  return Number(charge.paid) > 0 ? `${due} · falta ${formatMoney(Number(openAmount(charge)))}` : due;
}
