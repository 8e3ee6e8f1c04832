import type { PricedEvent } from "#shared/events/contract.ts";
import { CancelEventDialog } from "#web/events/actions/cancel-event-dialog.tsx";
import type { EventContext } from "#web/events/event-context.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import type { OpenDialogs } from "./use-event-dialogs.ts";

const EventDialog = lazyDialog("EventDialog", () => import("#web/events/editor/event-dialog.tsx"));
const FixedCostsDialog = lazyDialog(
  "FixedCostsDialog",
  () => import("#web/events/fixed-costs/fixed-costs-dialog.tsx"),
);

const ProposalDialog = lazyDialog("ProposalDialog", () => import("#web/proposals/proposal-dialog.tsx"));

const TeamLinkDialog = lazyDialog(
  "TeamLinkDialog",
  () => import("#web/night/team-link/team-link-dialog.tsx"),
);

type EventDialogsProps = {
  event: PricedEvent;
  prices: NonNullable<EventContext["priced"]>;
  dialogs: OpenDialogs;
};

export function EventDialogs({ event, prices, dialogs }: EventDialogsProps) {
  const { edited, priced, proposed, shared } = dialogs;
  return (
    <>
      <EventDialog
        key={`event-${edited.key}`}
        event={edited.subject}
        open={edited.isOpen}
        onClose={dialogs.closeEditor}
        startPart={dialogs.part}
      />
      {dialogs.isCancelling !== undefined && (
        <CancelEventDialog
          event={event}
          open={dialogs.isCancelling}
          onOpenChange={dialogs.setIsCancelling}
          onEdit={() => dialogs.openPart(undefined)}
        />
      )}
      {proposed.subject && (
        <ProposalDialog
          key={`proposal-${proposed.key}`}
          event={event}
          isNewVersion={proposed.subject.isNewVersion}
          open={proposed.isOpen}
          onClose={dialogs.closeProposal}
        />
      )}
      {shared.subject && (
        <TeamLinkDialog
          key={`team-link-${shared.key}`}
          event={event}
          open={shared.isOpen}
          onClose={shared.close}
        />
      )}
      {priced.subject && (
        <FixedCostsDialog
          key={`costs-${priced.key}`}
          event={priced.subject}
          prices={prices}
          open={priced.isOpen}
          onClose={priced.close}
        />
      )}
    </>
  );
}
