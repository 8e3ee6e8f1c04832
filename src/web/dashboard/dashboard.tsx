import { useMemo } from "react";
import { hasMoney } from "#shared/accounts/with-money.ts";
import { agenda, agendaEntry } from "#shared/dashboard/agenda.ts";
import {
  needsAttention,
  openEvents,
  stockCounters,
  totalStockValue,
  upcomingEvents,
} from "#shared/dashboard/figures.ts";
import type { Drink } from "#shared/drinks/contract.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { countMissing } from "#shared/ingredients/shortage.ts";
import { morningRows } from "#shared/morning/morning-rows.ts";
import { fallenMargins } from "#shared/payments/margin/fallen-margins.ts";
import type { Clock } from "#shared/time/clock.ts";
import { TimeZoneOffer } from "#web/company/time-zone-offer.tsx";
import { stockOutlook } from "#web/events/stock-outlook.ts";
import { useInquiries } from "#web/inquiries/queries.ts";
import { useProposals } from "#web/proposals/queries.ts";
import { useCan } from "#web/session/permissions.ts";
import { AgendaStrip } from "./agenda/agenda-strip.tsx";
import { DashboardLayout } from "./dashboard-layout.tsx";
import { CompanyFirstSteps } from "./first-steps/company-first-steps.tsx";
import { AttentionList } from "./lists/attention-list.tsx";
import { UpcomingEvents } from "./lists/upcoming-events.tsx";
import { NextEvent } from "./next-event/next-event.tsx";
import { StockCounters } from "./stock-counters.tsx";
import { SummaryCards } from "./summary-cards.tsx";
import { InquiryRows } from "./waiting/inquiry-rows.tsx";
import { LateCountRows } from "./waiting/late-count-rows.tsx";
import { MarginRows } from "./waiting/margin-rows.tsx";
import { MorningLines } from "./waiting/morning-line.tsx";
import { PixKeyRow } from "./waiting/pix-key-row.tsx";
import { DashboardPurchaseRow } from "./waiting/purchase-row.tsx";
import { UndatedRow } from "./waiting/undated-row.tsx";
import { UnrecordedReminder } from "./waiting/unrecorded-reminder.tsx";

const UPCOMING_SHOWN = 3;

type DashboardProps = {
  ingredients: readonly Ingredient[];
  drinks: readonly Drink[];
  events: readonly CateringEvent[];
  clock: Clock;
};

export function Dashboard({ ingredients, drinks, events, clock }: DashboardProps) {
  const canEdit = useCan("edit-records");
  const proposals = useProposals();
  const inquiries = useInquiries();
  const counters = useMemo(() => stockCounters(ingredients), [ingredients]);
  const seesMoney = useCan("see-money");
  const prices = seesMoney && ingredients.every(hasMoney) ? ingredients : undefined;
  const value = useMemo(() => prices && totalStockValue(prices), [prices]);
  const missing = useMemo(() => countMissing(ingredients), [ingredients]);
  const attention = useMemo(() => needsAttention(ingredients), [ingredients]);
  const stock = stockOutlook(events, ingredients, clock);
  const costed = useMemo(() => (seesMoney ? events.filter(hasMoney) : undefined), [events, seesMoney]);
  const fallen = useMemo(
    () => (costed && stock.priced ? fallenMargins(costed, stock.priced, clock) : []),
    [costed, stock.priced, clock],
  );
  const days = useMemo(() => agenda(events, stock, clock), [events, stock, clock]);
  const rows = useMemo(
    () => morningRows({ events, stock, fallen, proposals }),
    [events, stock, fallen, proposals],
  );
  // One whose client has refused is nobody's next party; its day stays held until it is cancelled.
  const coming = useMemo(
    () => upcomingEvents(events, clock.now).filter(({ refused }) => !refused),
    [events, clock],
  );
  const upcoming = useMemo(
    () => coming.slice(0, UPCOMING_SHOWN).map((event) => agendaEntry(event, stock)),
    [coming, stock],
  );
  const [next] = coming;

  return (
    <DashboardLayout
      firstSteps={
        <>
          {/* No hour was entered yet: later it would change what is shown of all events. */}
          {events.length === 0 && <TimeZoneOffer />}
          {canEdit && <CompanyFirstSteps ingredients={ingredients} drinks={drinks} events={events} />}
        </>
      }
      summary={
        <SummaryCards
          ingredients={ingredients.length}
          drinks={drinks.length}
          events={openEvents(events).length}
          value={value}
        />
      }
      waiting={
        <section>
          <h2 className="sr-only">Agora</h2>
          <div className="ruled rounded-lg border border-line bg-surface">
            <PixKeyRow />
            <MorningLines rows={rows} kinds={["event", "return"]} />
            <LateCountRows events={events} now={clock.now} />
            <MorningLines rows={rows} kinds={["overdue", "due"]} />
            {costed && <UndatedRow events={costed} />}
            <MorningLines rows={rows} kinds={["proposal"]} />
            {inquiries && <InquiryRows inquiries={inquiries} clock={clock} />}
            <DashboardPurchaseRow rows={rows} days={days} events={events} stock={stock} />
            <MarginRows fallen={fallen} />
          </div>
        </section>
      }
      next={
        <NextEvent
          entry={next && agendaEntry(next, stock)}
          prices={seesMoney ? stock.priced : undefined}
          clock={clock}
        />
      }
      reminders={<UnrecordedReminder events={events} clock={clock} />}
      agenda={<AgendaStrip days={days} />}
      events={<UpcomingEvents entries={upcoming} clock={clock} />}
      counters={<StockCounters counters={counters} missing={missing} />}
      attention={<AttentionList items={attention} />}
    />
  );
}
