import { Archive } from "lucide-react";
import { Link } from "wouter";
import { hasMoney } from "#shared/accounts/with-money.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { type StockIndicator, stockIndicator } from "#shared/events/stock/stock-indicator.ts";
import { isExpected } from "#shared/payments/agreed/agreement.ts";
import { linkToEvent, linkToEventPart } from "#web/address/links.ts";
import { DisabledEventActions } from "#web/events/actions/disabled-event-actions.tsx";
import { ReaderActions } from "#web/events/actions/reader-actions.tsx";
import type { EventActions } from "#web/events/actions/use-event-commands.tsx";
import type { EventContext } from "#web/events/event-context.ts";
import { ReceiptState } from "#web/events/price/event-price.tsx";
import { StatusBadge } from "#web/events/status-badge.tsx";
import { ShortStock, StockBadge } from "#web/events/stock/stock-note.tsx";
import { isStockNext, StockLink } from "#web/night/stock-link.tsx";
import { UndoNothingUsed, UnrecordedEvent } from "#web/night/withdrawal/unrecorded-event.tsx";
import { Difference } from "#web/proposals/difference.tsx";
import { ProposalLine } from "#web/proposals/proposal-line.tsx";
import { useCan } from "#web/session/permissions.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";
import { EventCardActions } from "./event-card-actions.tsx";
import { EventCardCost } from "./event-card-cost.tsx";
import { EventCardDrinks, EventCardFacts } from "./event-card-facts.tsx";
import { EventTime } from "./event-time.tsx";

type EventCardProps = EventActions & {
  event: CateringEvent;
  context: EventContext;
  /** There is room for three columns: when; who and what; status, money and actions. */
  isRoomy: boolean;
  hasAllActions: boolean;
  /** Just made as a copy, on a date that nobody chose. */
  isNewCopy?: boolean;
};

const disabledIcon = plainIcon(Archive);

export function EventCard({ event, context, isRoomy, hasAllActions, isNewCopy, ...actions }: EventCardProps) {
  const { ingredients, priced, clients, forecast, clock } = context;
  const editable = useCan("edit-records") && hasMoney(event) && event;
  const isDisabled = event.active === "false";
  const indicator = stockIndicator(event, ingredients, forecast, clock);
  const states = (
    <EventStates event={event} indicator={indicator} hasReceipts={isRoomy && priced !== undefined} />
  );
  const what = (
    <>
      <h3 className="font-semibold">
        <Link
          href={linkToEvent(event.id)}
          // As tall as a fingertip without pushing the lines apart.
          className="relative block leading-6 wrap-anywhere underline-offset-4 hover:underline pointer-coarse:before:absolute pointer-coarse:before:-inset-y-2.5 pointer-coarse:before:inset-x-0"
        >
          {event.name}
        </Link>
      </h3>
      {isNewCopy && editable && (
        <p className="my-0.5 text-sm">
          Cópia criada para daqui a uma semana.{" "}
          <Button variant="link" size="sm" onClick={() => actions.onEdit(editable)}>
            Mudar data
          </Button>
        </p>
      )}
      <EventCardFacts event={event} clients={clients} />
      <EventCardDrinks drinks={event.drinks} />
      <ProposalLine proposal={context.proposals.get(event.id)} />
      {isExpected(event) && <CardDifference event={event} context={context} />}
      {indicator.state === "short" && <ShortStock key={`short ${event.id}`} lines={indicator.short} />}
    </>
  );
  const next =
    indicator.state === "unrecorded" ? (
      <UnrecordedEvent key={`record ${event.id}`} event={event} />
    ) : (
      editable &&
      isStockNext(event, clock.now) && (
        <div className="flex empty:hidden print:hidden">
          <StockLink event={event} isListed />
        </div>
      )
    );
  const cost = priced && hasMoney(event) && <EventCardCost event={event} prices={priced} isRoomy={isRoomy} />;
  const buttons = !editable ? (
    <div className="px-2.5 py-1.5">
      <ReaderActions event={event} context={context} />
    </div>
  ) : isDisabled ? (
    <DisabledEventActions key={`enable ${event.id}`} event={event} context={context} />
  ) : (
    <EventCardActions
      key={event.id}
      event={editable}
      context={context}
      isRoomy={isRoomy}
      hasAllActions={hasAllActions}
      {...actions}
    />
  );

  if (!isRoomy) {
    return (
      <>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <EventTime date={event.date} />
          {states}
        </div>
        {what}
        {cost}
        <div className="-mr-1 -mb-1 -ml-2.5 flex flex-wrap items-center justify-between">
          {buttons}
          {next}
        </div>
      </>
    );
  }
  return (
    <div className="flex gap-x-4">
      <EventTime date={event.date} isStacked />
      <div className="min-w-0 flex-1">
        {what}
        <div className="mt-1 -ml-px empty:hidden">{next}</div>
      </div>
      <div className="flex w-88 shrink-0 flex-col justify-between gap-y-1">
        <div className="flex justify-between gap-x-3">
          {states}
          {cost}
        </div>
        <div className="-mr-2 -mb-1.5 flex justify-end">{buttons}</div>
      </div>
    </div>
  );
}

/** What was offered otherwise, and the way to offer it anew. */
function CardDifference({ event, context }: Pick<EventCardProps, "event" | "context">) {
  const proposal = context.differing.get(event.id);
  if (!proposal) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3">
      <Difference proposal={proposal} />
      <Link
        href={linkToEventPart(event.id, "proposta")}
        className={buttonClass({ variant: "link", size: "sm" })}
      >
        {proposal.state === "aceita" || proposal.isAddendum ? "Enviar aditivo" : "Enviar nova versão"}
      </Link>
    </div>
  );
}

type EventStatesProps = { event: CateringEvent; indicator: StockIndicator; hasReceipts: boolean };

function EventStates({ event, indicator, hasReceipts }: EventStatesProps) {
  return (
    <div className="flex min-w-0 flex-wrap content-start items-center gap-x-3 gap-y-0.5">
      {event.active === "false" && (
        <Badge tone="neutral" icon={disabledIcon}>
          Desabilitado
        </Badge>
      )}
      <StatusBadge status={event.status} />
      <StockBadge indicator={indicator} />
      {hasReceipts && <ReceiptState event={event} />}
      {indicator.state === "unused" && <UndoNothingUsed key={`undo ${event.id}`} event={event} />}
    </div>
  );
}
