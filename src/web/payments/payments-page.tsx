import { useQuery } from "@tanstack/react-query";
import { Wallet } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { Link } from "wouter";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { Day } from "#shared/numbers/day.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import { isUndated } from "#shared/payments/agreed/undated.ts";
import { chargeTotals, filterCharges } from "#shared/payments/charges/charge-filters.ts";
import type { ListedCharge } from "#shared/payments/contract.ts";
import { dayIn } from "#shared/time/clock.ts";
import { paths } from "#web/address/paths.ts";
import { failedQueries, LoadError } from "#web/api/load-error.tsx";
import { pricedEventsQuery } from "#web/events/queries.ts";
import { useCan } from "#web/session/permissions.ts";
import { useDailyClock } from "#web/session/use-ticking-clock.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { chargeLabel } from "./labels.ts";
import { ChargeList } from "./list/charge-list.tsx";
import { ChargeSkeleton } from "./list/charge-skeleton.tsx";
import { useCopyPix } from "./list/use-copy-pix.ts";
import { useMessageLink } from "./list/use-message-link.ts";
import { chargesQuery, paymentSettingsQuery } from "./queries.ts";

const ReceiveDialog = lazyDialog("ReceiveDialog", () => import("./receive-dialog.tsx"));
const PaymentHistoryDialog = lazyDialog("PaymentHistoryDialog", () => import("./history-dialog.tsx"));
const PixDialog = lazyDialog("PixDialog", () => import("./pix-dialog.tsx"));

const overdueText = (charges: readonly ListedCharge[], today: Day): string => {
  const { open } = chargeTotals(filterCharges(charges, "vencidos", today));
  return Number(open) > 0 ? `${formatMoney(Number(open))} vencidos` : "nada vencido";
};

const byDate = (a: PricedEvent, b: PricedEvent) => Date.parse(a.date) - Date.parse(b.date) || a.id - b.id;

export function PaymentsPage() {
  const query = useQuery(chargesQuery);
  const events = useQuery(pricedEventsQuery);
  const { data: charges } = query;
  const error = query.error ?? events.error;
  const undated = useMemo(() => events.data?.filter(isUndated).sort(byDate), [events.data]);
  // The rows have other actions with them: without waiting they would change under the hand.
  const { data: [settings] = [], isFetched: areSettingsFetched } = useQuery(paymentSettingsQuery);
  const clock = useDailyClock();
  const today = dayIn(clock.now, clock.timeZone);
  const received = useDialogSubject<ListedCharge>();
  const looked = useDialogSubject<ListedCharge>();
  const shown = useDialogSubject<ListedCharge>();
  const canRecord = useCan("edit-records");
  const messageLink = useMessageLink(settings, clock);
  const { open: showPix } = shown;
  const copyPix = useCopyPix(settings, showPix);
  const pix = useMemo(() => settings && { onCopy: copyPix, onShow: showPix }, [settings, copyPix, showPix]);
  // The first render is a later, interruptible one.
  const isDrawn = useDeferredValue(Boolean(charges && undated && areSettingsFetched));
  const isEmpty = charges?.length === 0 && undated?.length === 0;
  const now = useMemo(() => charges && overdueText(charges, today), [charges, today]);

  return (
    <>
      <PageHeader
        title="Recebimentos"
        subtitle="O que falta receber e o que já entrou"
        now={isEmpty || error ? undefined : (now ?? "")}
      />
      {isEmpty ? (
        <EmptyState
          icon={<Wallet />}
          title="Nenhuma cobrança ainda"
          action={
            <Link href={paths.events} className={buttonClass()}>
              Ver eventos
            </Link>
          }
        >
          Defina o preço de um evento e gere as parcelas: elas aparecem aqui por vencimento.
        </EmptyState>
      ) : isDrawn && charges && undated && areSettingsFetched ? (
        <ChargeList
          charges={charges}
          undated={undated}
          today={today}
          onShowHistory={looked.open}
          onReceive={canRecord ? received.open : undefined}
          pix={pix}
          messageLink={messageLink}
        />
      ) : error ? (
        <LoadError title="Não foi possível carregar as cobranças" queries={failedQueries(query, events)} />
      ) : (
        <ChargeSkeleton />
      )}
      {received.subject && (
        <ReceiveDialog
          key={`receive-${received.key}`}
          charge={{ ...received.subject, label: chargeLabel(received.subject) }}
          open={received.isOpen}
          onClose={received.close}
        />
      )}
      {looked.subject && (
        <PaymentHistoryDialog
          key={`history-${looked.key}`}
          eventId={looked.subject.eventId}
          charges={[looked.subject]}
          title="Recebimentos da cobrança"
          label={chargeLabel(looked.subject)}
          open={looked.isOpen}
          onClose={looked.close}
        />
      )}
      {shown.subject && settings && (
        <PixDialog
          key={`pix-${shown.key}`}
          charge={{ id: shown.subject.id, amount: shown.subject.open, label: chargeLabel(shown.subject) }}
          settings={settings}
          open={shown.isOpen}
          onClose={shown.close}
        />
      )}
    </>
  );
}
