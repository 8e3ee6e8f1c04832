import { useEffect, useMemo, useState } from "react";
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
import { stockOutlook } from "#web/events/stock-outlook.ts";
import { AgendaStrip } from "./agenda-strip.tsx";
import { AttentionList } from "./attention-list.tsx";
import { DashboardLayout } from "./dashboard-layout.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { rememberFirstSteps } from "./remember-first-steps.ts";
import { StockCounters } from "./stock-counters.tsx";
import { SummaryCards } from "./summary-cards.tsx";
import { UnrecordedReminder } from "./unrecorded-reminder.tsx";
import { UpcomingEvents } from "./upcoming-events.tsx";

const UPCOMING_SHOWN = 3;

type DashboardProps = {
  ingredients: readonly Ingredient[];
  drinks: readonly Drink[];
  events: readonly CateringEvent[];
};

export function Dashboard({ ingredients, drinks, events }: DashboardProps) {
  const now = useNow();
  const counters = useMemo(() => stockCounters(ingredients), [ingredients]);
  const value = useMemo(() => totalStockValue(ingredients), [ingredients]);
  const attention = useMemo(() => needsAttention(ingredients), [ingredients]);
  const stock = stockOutlook(events, ingredients);
  const days = useMemo(() => agenda(events, stock, now), [events, stock, now]);
  const upcoming = useMemo(
    () =>
      upcomingEvents(events, now)
        .slice(0, UPCOMING_SHOWN)
        .map((event) => agendaEntry(event, stock)),
    [events, stock, now],
  );

  return (
    <DashboardLayout
      firstSteps={
        <FirstSteps
          hasIngredients={ingredients.length > 0}
          hasDrinks={drinks.length > 0}
          hasEvents={events.length > 0}
          onShown={rememberFirstSteps}
        />
      }
      summary={
        <SummaryCards
          ingredients={ingredients.length}
          drinks={drinks.length}
          events={openEvents(events).length}
          value={value}
        />
      }
      reminders={<UnrecordedReminder events={events} now={now} />}
      agenda={<AgendaStrip days={days} />}
      events={<UpcomingEvents entries={upcoming} now={now} />}
      counters={<StockCounters counters={counters} />}
      attention={<AttentionList items={attention} />}
    />
  );
}

const A_MINUTE = 60_000;

/** The current time, updated every minute: a dashboard stays open all day. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const update = () => setNow(new Date());
    const timer = setInterval(update, A_MINUTE);
    // Browsers pause the timers of hidden pages.
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, []);
  return now;
}
