import { Archive, PackageMinus, PackagePlus, Pencil, ShoppingCart } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { CateringEvent, PricedEvent } from "#shared/events/contract.ts";
import { hasBegun } from "#shared/events/event-days.ts";
import { stockIndicator } from "#shared/events/stock/stock-indicator.ts";
import { type VerbOfTheDay, verbOfTheDay } from "#shared/events/verb-of-the-day.ts";
import { stockState } from "#shared/night/stock-state.ts";
import { formatWeekdayDateTime } from "#shared/numbers/format.ts";
import { dayIn, today } from "#shared/time/clock.ts";
import { linkToPurchasesUntil, linkToReturn, linkToWithdrawal } from "#web/address/links.ts";
import { paths } from "#web/address/paths.ts";
import {
  type EventActions,
  type EventCommand,
  useEventCommands,
} from "#web/events/actions/use-event-commands.tsx";
import type { EventContext } from "#web/events/event-context.ts";
import { EventCardFacts } from "#web/events/list/event-card-facts.tsx";
import { StatusBadge } from "#web/events/status-badge.tsx";
import { ShortStock, StockBadge } from "#web/events/stock/stock-note.tsx";
import { StockMoveItems } from "#web/night/moves/stock-move-items.tsx";
import { useStockMoves } from "#web/night/moves/use-stock-moves.tsx";
import { PrepareItem } from "#web/night/prepare/prepare-item.tsx";
import type { Preparation } from "#web/night/prepare/use-preparation.ts";
import { canWithdraw } from "#web/night/withdrawal/can-withdraw.ts";
import { UndoNothingUsed, UnrecordedEvent } from "#web/night/withdrawal/unrecorded-event.tsx";
import { BackLink } from "#web/ui/back-link.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { MenuItem, MenuSeparator } from "#web/ui/dialogs/menu.tsx";
import { MoreMenu } from "#web/ui/dialogs/more-menu.tsx";
import { PrintItem } from "#web/ui/print/print-item.tsx";

type EventHeaderProps = { event: CateringEvent; context: EventContext; actions: ReactNode };

/** Who and when, the state of things, and what can be done. */
export function EventHeader({ event, context, actions }: EventHeaderProps) {
  const { ingredients, forecast, clock, clients } = context;
  const indicator = stockIndicator(event, ingredients, forecast, clock);
  return (
    <header className="mb-6">
      <BackLink href={paths.events}>Eventos</BackLink>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-[1.75rem] leading-9 font-semibold wrap-anywhere">{event.name}</h1>
          <p className="mt-0.5 font-medium tabular-nums">
            <time dateTime={event.date}>{formatWeekdayDateTime(event.date, clock.timeZone)}</time>
          </p>
          <EventCardFacts event={event} clients={clients} hasLinks />
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            {event.active === "false" && (
              <Badge tone="neutral" icon={<Archive />}>
                Desabilitado
              </Badge>
            )}
            <StatusBadge status={event.status} />
            <StockBadge indicator={indicator} />
            {indicator.state === "unused" && <UndoNothingUsed event={event} />}
          </div>
          {indicator.state === "short" && <ShortStock lines={indicator.short} />}
          {indicator.state === "unrecorded" && (
            <div className="mt-2">
              <UnrecordedEvent event={event} />
            </div>
          )}
        </div>
        {actions}
      </div>
    </header>
  );
}

type HeaderActionsProps = EventActions & {
  event: PricedEvent;
  context: EventContext;
  preparation: Preparation;
};

/** For those who may edit the event. */
export function HeaderActions({ event, context, preparation, ...actions }: HeaderActionsProps) {
  const { main, status, questions } = useEventCommands(event, context, actions);
  const moves = useStockMoves(event, context.clock.now);
  const [edit, , report, duplicate, disable] = main;
  // An event without a record has its own way to the withdrawal beside its badge.
  const offersWithdrawal = canWithdraw(event) && stockState(event, context.clock) !== "unrecorded";
  const isOut = event.stockState === "out";
  // An event that is over is put away, not cancelled; with its stock out it has more pressing things than a copy.
  const isCancelled = event.status === "cancelado";
  const isOver = !isOut && hasBegun(event, context.clock.now);
  const { ingredients, forecast, clock } = context;
  const isShort = stockIndicator(event, ingredients, forecast, clock).state === "short";
  const verb = verbOfTheDay(event, isShort, clock);
  const look = (one: VerbOfTheDay) => buttonClass({ variant: verb === one ? "primary" : "secondary" });
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full print:hidden">
      {isOut && (
        <Link href={linkToReturn(event.id)} className={buttonClass()}>
          <PackagePlus className="size-4.5 max-[22rem]:hidden" />
          Registrar retorno
        </Link>
      )}
      {moves.takeMore && (
        <Button variant="secondary" aria-label={moves.takeMore.label} onClick={moves.takeMore.act}>
          {moves.takeMore.word}
        </Button>
      )}
      {verb === "buy" && (
        <Link
          href={linkToPurchasesUntil(dayIn(event.date, clock.timeZone), today(clock))}
          className={look("buy")}
        >
          <ShoppingCart className="size-4.5 max-[22rem]:hidden" />
          Comprar o que falta
        </Link>
      )}
      {offersWithdrawal && (
        <Link href={linkToWithdrawal(event.id)} className={look("withdraw")}>
          <PackageMinus className="size-4.5 max-[22rem]:hidden" />
          Dar baixa
        </Link>
      )}
      <Button variant="secondary" aria-label={edit?.label} onClick={edit?.act}>
        <Pencil className="size-4 max-[22rem]:hidden" />
        Editar
      </Button>
      <MoreMenu label={`Mais ações de ${event.name}`}>
        <MenuItems commands={isOut ? [report] : [duplicate, report]} />
        <PrintItem />
        {!isOut && !isOver && <PrepareItem preparation={preparation} />}
        <MenuSeparator />
        <StockMoveItems moves={moves} />
        {!isOver && <MenuItems commands={[status]} tone={isCancelled ? undefined : "danger"} />}
        {(isOver || isCancelled) && <MenuItems commands={[disable]} tone="danger" />}
      </MoreMenu>
      {questions}
      {moves.dialogs}
    </div>
  );
}

type MenuItemsProps = { commands: (EventCommand | undefined)[]; tone?: "danger" };

const MenuItems = ({ commands, tone }: MenuItemsProps) =>
  commands.map(
    (command) =>
      command && (
        <MenuItem key={command.word} icon={command.icon} tone={tone} onSelect={command.act}>
          {command.word}
        </MenuItem>
      ),
  );
