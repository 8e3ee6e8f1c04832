import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Undo2, Wallet } from "lucide-react";
import { useState } from "react";
import { formatDay, formatWeekdayDay } from "#shared/numbers/day.ts";
import { formatDateTime, formatMoney } from "#shared/numbers/format.ts";
import type { Charge, Payment } from "#shared/payments/contract.ts";
import { chargeKindLabels, paymentMethodLabels } from "#shared/payments/labels.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { useTimeZone } from "#web/session/clock.ts";
import { useCan } from "#web/session/permissions.ts";
import { Button } from "#web/ui/button.tsx";
import { EmailText } from "#web/ui/email-text.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { eventPaymentsQuery } from "./queries.ts";
import { ReversePaymentDialog } from "./reverse-payment-dialog.tsx";

type NamedCharge = Pick<Charge, "id" | "kind" | "dueOn">;

export type PaymentHistoryProps = {
  eventId: number;
  /** Only what was received for these is shown. */
  charges: readonly NamedCharge[];
};

/** What was received for charges of an event, the latest first, each to be taken back. */
export function PaymentHistory({ eventId, charges }: PaymentHistoryProps) {
  const query = useQuery(eventPaymentsQuery(eventId));
  const [reversed, setReversed] = useState<Payment>();
  const [isAsking, setIsAsking] = useState(false);
  const canEdit = useCan("edit-records");
  const names = chargeNames(charges);
  const payments = query.data?.filter(({ chargeId }) => names.has(chargeId));
  const nameOf = ({ chargeId }: Payment) => names.get(chargeId) ?? "";
  const ask = (payment: Payment) => {
    setReversed(payment);
    setIsAsking(true);
  };

  if (!payments && query.error) {
    return <LoadError title="Não foi possível carregar os recebimentos" queries={[query]} />;
  }
  if (!payments) return <HistorySkeleton />;
  if (payments.length === 0) return <EmptyState icon={<Wallet />} title="Nada recebido ainda" />;
  return (
    <>
      <ul aria-label="Recebimentos" className="ruled">
        {payments.toReversed().map((payment) => (
          <PaymentRow
            key={payment.id}
            payment={payment}
            charge={nameOf(payment)}
            onReverse={canEdit ? ask : undefined}
          />
        ))}
      </ul>
      {reversed && (
        <ReversePaymentDialog
          payment={reversed}
          charge={nameOf(reversed)}
          open={isAsking}
          onOpenChange={setIsAsking}
        />
      )}
    </>
  );
}

/** The name of each charge: its kind, with its due date where that alone would not tell it from another. */
function chargeNames(charges: readonly NamedCharge[]): ReadonlyMap<number, string> {
  const hasTwin = ({ id, kind }: NamedCharge) =>
    charges.some((other) => other.kind === kind && other.id !== id);
  return new Map(
    charges.map((charge) => {
      const kind = chargeKindLabels[charge.kind];
      return [charge.id, hasTwin(charge) && charge.dueOn ? `${kind} de ${formatDay(charge.dueOn)}` : kind];
    }),
  );
}

type PaymentRowProps = {
  payment: Payment;
  /** "Sinal" */
  charge: string;
  /** Undefined for people without `edit-records`. */
  onReverse: ((payment: Payment) => void) | undefined;
};

function PaymentRow({ payment, charge, onReverse }: PaymentRowProps) {
  const { amount, paidOn, method, note, username, reversesId, isReversed, createdAt } = payment;
  const timeZone = useTimeZone();
  const money = formatMoney(Number(amount));
  const canReverse = onReverse && reversesId === null && !isReversed;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 py-2.5 text-sm">
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {charge} ·{" "}
          {reversesId === null ? paymentMethodLabels[method] : `Estorno (${paymentMethodLabels[method]})`}
          {isReversed && <span className="font-normal text-muted"> · estornado</span>}
        </p>
        <p className="text-muted tabular-nums">{formatWeekdayDay(paidOn)}</p>
        {note && <p className="wrap-anywhere">{note}</p>}
        <p className="text-xs wrap-anywhere text-muted">
          Registrado por <EmailText address={username} /> em {formatDateTime(createdAt, timeZone)}
        </p>
      </div>
      <div className="flex flex-col items-end">
        <p
          className={clsx(
            "font-semibold whitespace-nowrap tabular-nums",
            isReversed && "text-muted line-through",
            reversesId !== null && "text-red-ink",
          )}
        >
          {money}
        </p>
        {canReverse && (
          <div className="-mr-3">
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Estornar o recebimento de ${money} (${charge})`}
              onClick={() => onReverse(payment)}
            >
              <Undo2 className="size-4" />
              Estornar
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

function HistorySkeleton() {
  return (
    <SkeletonGroup>
      {["first", "second"].map((row) => (
        <Skeleton key={row} className="mb-3 h-16" />
      ))}
    </SkeletonGroup>
  );
}
