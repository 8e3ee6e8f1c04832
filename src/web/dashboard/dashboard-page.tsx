import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useLocation } from "wouter";
import { comingWeekText } from "#shared/dashboard/coming-week.ts";
import { linkToNewEvent } from "#web/address/links.ts";
import { failedQueries, LoadError } from "#web/api/load-error.tsx";
import { drinksQuery } from "#web/drinks/queries.ts";
import { eventsQuery } from "#web/events/queries.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { NoteInquiryButton } from "#web/inquiries/note-inquiry-button.tsx";
import { inquiriesQuery } from "#web/inquiries/queries.ts";
import { paymentSettingsQuery } from "#web/payments/queries.ts";
import { proposalsQuery } from "#web/proposals/queries.ts";
import { useCan } from "#web/session/permissions.ts";
import { useTickingClock } from "#web/session/use-ticking-clock.ts";
import { AddButton } from "#web/ui/add-button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Dashboard } from "./dashboard.tsx";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";

export function DashboardPage() {
  const ingredients = useQuery(ingredientsQuery);
  const drinks = useQuery(drinksQuery);
  const events = useQuery(eventsQuery);
  const [, navigate] = useLocation();
  const clock = useTickingClock();
  const canEdit = useCan("edit-records");
  const areRowsLoading = useAreRowsLoading();
  const failed = failedQueries(ingredients, drinks, events);
  // That there is no event at all is said below.
  const weekText = events.data?.length ? comingWeekText(events.data, clock) : "";
  // The first render is a later, interruptible one.
  const isDrawn = useDeferredValue(
    Boolean(ingredients.data && drinks.data && events.data && !areRowsLoading),
  );

  return (
    <>
      <PageHeader
        title="Dashboard"
        subtitle="Visão geral do seu sistema"
        action={
          canEdit && (
            <div className="flex gap-2">
              <NoteInquiryButton />
              {/* What waits below has the solid button. */}
              <AddButton label="Novo evento" isSecond onAdd={() => navigate(linkToNewEvent())} />
            </div>
          )
        }
        now={weekText}
      />
      {failed.length > 0 ? (
        <LoadError title="Não foi possível carregar o dashboard" queries={failed} />
      ) : isDrawn && ingredients.data && drinks.data && events.data ? (
        <Dashboard ingredients={ingredients.data} drinks={drinks.data} events={events.data} clock={clock} />
      ) : (
        <DashboardSkeleton />
      )}
    </>
  );
}

/** True before the first answers that only some rows need: they come with the lists, so that nothing moves. */
function useAreRowsLoading(): boolean {
  const canEdit = useCan("edit-records");
  const { isLoading: isLoadingProposals } = useQuery({ ...proposalsQuery, enabled: canEdit });
  const { isLoading: isLoadingInquiries } = useQuery({ ...inquiriesQuery, enabled: canEdit });
  const { isLoading: isLoadingSettings } = useQuery({
    ...paymentSettingsQuery,
    enabled: useCan("see-money"),
  });
  return isLoadingProposals || isLoadingInquiries || isLoadingSettings;
}
