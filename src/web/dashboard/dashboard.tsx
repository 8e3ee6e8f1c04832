import { useMemo } from "react";
import { hasMoney } from "#shared/accounts/with-money.ts";
import { AGENDA_DAYS, agenda, agendaEntry } from "#shared/dashboard/agenda.ts";
import {
  needsAttention,
  openEvents,
  stockCounters,
  totalStockValue,
  upcomingEvents,
} from "#shared/dashboard/figures.ts";
import { awaitedReturns } from "#shared/dashboard/waiting.ts";
import type { Drink } from "#shared/drinks/contract.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { countMissing } from "#shared/ingredients/shortage.ts";
import { fallenMargins } from "#shared/payments/fallen-margins.ts";
import { purchaseList } from "#shared/purchases/purchase-list.ts";
import { windowOfDays } from "#shared/purchases/purchase-window.ts";
import { type Clock, today } from "#shared/time/clock.ts";
import { TimeZoneOffer } from "#web/company/time-zone-offer.tsx";
import { stockOutlook } from "#web/events/stock-outlook.ts";
import { useInquiries } from "#web/inquiries/queries.ts";
import { useProposals } from "#web/proposals/queries.ts";
import { useCan } from "#web/session/permissions.ts";
import { AgendaStrip } from "./agenda/agenda-strip.tsx";
import { AttentionList } from "./attention-list.tsx";
import { AwaitedReturn } from "./awaited-return.tsx";
import { CompanyFirstSteps } from "./company-first-steps.tsx";
import { DashboardLayout } from "./dashboard-layout.tsx";
import { InquiryRows } from "./inquiry-rows.tsx";
import { LateCountRows } from "./late-count-rows.tsx";
import { MarginRows } from "./margin-rows.tsx";
import { NextEvent } from "./next-event.tsx";
import { OverdueRow } from "./overdue-row.tsx";
import { ProposalRows } from "./proposal-rows.tsx";
import { DashboardPurchaseRow } from "./purchase-row.tsx";
import { StockCounters } from "./stock-counters.tsx";
import { SummaryCards } from "./summary-cards.tsx";
import { UndatedRow } from "./undated-row.tsx";
import { UnrecordedReminder } from "./unrecorded-reminder.tsx";
import { UpcomingEvents } from "./upcoming-events.tsx";

const UPCOMING_SHOWN = 3;

/** The days of the agenda. */
const agendaWindow = (clock: Clock) => windowOfDays(today(clock), AGENDA_DAYS);

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
  const awaited = useMemo(() => awaitedReturns(events, clock.now), [events, clock]);
  const days = useMemo(() => agenda(events, stock, clock), [events, stock, clock]);
  const toBuy = useMemo(
    () => purchaseList(events, stock.ingredients, agendaWindow(clock), clock),
    [events, stock.ingredients, clock],
  );
  const coming = useMemo(() => upcomingEvents(events, clock.now), [events, clock]);
  const upcoming = useMemo(
    () => coming.slice(0, UPCOMING_SHOWN).map((event) => agendaEntry(event, stock)),
    [coming, stock],
  );
  // One whose client has refused is nobody's next party.
  const next = coming.find(({ refused }) => !refused);

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
            {awaited.map((event) => (
              <AwaitedReturn key={event.id} event={event} clock={clock} />
            ))}
            <LateCountRows events={events} now={clock.now} />
            {inquiries && <InquiryRows inquiries={inquiries} clock={clock} />}
            {costed && <OverdueRow events={costed} today={today(clock)} />}
            {costed && <UndatedRow events={costed} />}
            <MarginRows fallen={fallen} />
            {proposals && <ProposalRows proposals={proposals} events={events} clock={clock} />}
            <DashboardPurchaseRow days={days} list={toBuy} window={agendaWindow(clock)} />
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
