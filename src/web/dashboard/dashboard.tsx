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
import { fallenMargins } from "#shared/payments/margin/fallen-margins.ts";
import type { Clock } from "#shared/time/clock.ts";
import { TimeZoneOffer } from "#web/company/time-zone-offer.tsx";
import { stockOutlook } from "#web/events/stock-outlook.ts";
import { useInquiries } from "#web/inquiries/queries.ts";
import { useCan } from "#web/session/permissions.ts";
import { AgendaStrip } from "./agenda/agenda-strip.tsx";
import { DashboardLayout } from "./dashboard-layout.tsx";
import { CompanyFirstSteps } from "./first-steps/company-first-steps.tsx";
import { AttentionList } from "./lists/attention-list.tsx";
import { UpcomingEvents } from "./lists/upcoming-events.tsx";
import { NextEvent } from "./next-event/next-event.tsx";
import { StockCounters } from "./stock-counters.tsx";
import { SummaryCards } from "./summary-cards.tsx";
import { useWaiting } from "./waiting/use-waiting.tsx";
import { WaitingList } from "./waiting/waiting-list.tsx";

const UPCOMING_SHOWN = 3;

type DashboardProps = {
  ingredients: readonly Ingredient[];
  drinks: readonly Drink[];
  events: readonly CateringEvent[];
  clock: Clock;
};

export function Dashboard({ ingredients, drinks, events, clock }: DashboardProps) {
  const canEdit = useCan("edit-records");
  const inquiries = useInquiries() ?? [];
  const counters = useMemo(() => stockCounters(ingredients), [ingredients]);
  const seesMoney = useCan("see-money");
  const prices = seesMoney && ingredients.every(hasMoney) ? ingredients : undefined;
  const value = useMemo(() => prices && totalStockValue(prices), [prices]);
  const missing = useMemo(() => countMissing(ingredients), [ingredients]);
  const attention = useMemo(() => needsAttention(ingredients), [ingredients]);
  const stock = stockOutlook(events, ingredients, clock);
  const fallen = useMemo(
    () => (seesMoney && stock.priced ? fallenMargins(events.filter(hasMoney), stock.priced, clock) : []),
    [events, seesMoney, stock.priced, clock],
  );
  const days = useMemo(() => agenda(events, stock, clock), [events, stock, clock]);
  const coming = useMemo(() => upcomingEvents(events, clock.now), [events, clock]);
  const upcoming = useMemo(
    () => coming.slice(0, UPCOMING_SHOWN).map((event) => agendaEntry(event, stock)),
    [coming, stock],
  );
  // One whose client has refused is nobody's next party; its day stays held until it is cancelled.
  const next = coming.find(({ refused }) => !refused);
  const waiting = useWaiting({ events, stock, fallen, days, next, clock });
  const hasEvents = events.length > 0;

  return (
    <DashboardLayout
      summary={
        <SummaryCards
          ingredients={ingredients.length}
          drinks={drinks.length}
          events={openEvents(events).length}
          value={value}
        />
      }
      firstSteps={
        <>
          {/* No hour was entered yet: later it would change what is shown of all events. */}
          {!hasEvents && <TimeZoneOffer />}
          {canEdit && <CompanyFirstSteps ingredients={ingredients} drinks={drinks} events={events} />}
        </>
      }
      waiting={
        (hasEvents || waiting.length > 0 || inquiries.length > 0) && (
          <WaitingList waiting={waiting} inquiries={inquiries} />
        )
      }
      next={
        next && (
          <NextEvent
            entry={agendaEntry(next, stock)}
            prices={seesMoney ? stock.priced : undefined}
            clock={clock}
          />
        )
      }
      counters={<StockCounters counters={counters} missing={missing} />}
      events={<UpcomingEvents entries={upcoming} clock={clock} />}
      attention={<AttentionList items={attention} />}
      agenda={hasEvents && <AgendaStrip days={days} />}
    />
  );
}
