import { clsx } from "clsx";
import type { ReactNode } from "react";
import { hasMoney } from "#shared/accounts/with-money.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { drinksText } from "#shared/events/drinks-text.ts";
import type { LoadingLine } from "#shared/events/stock/loading-list.ts";
import type { ShoppingLine } from "#shared/events/stock/shopping-list.ts";
import { supplyText } from "#shared/events/supply-text.ts";
import { formatNumber, formatWeekdayDateTime } from "#shared/numbers/format.ts";
import type { EditorPart } from "#web/events/editor/editor-parts.ts";
import type { EventContext } from "#web/events/event-context.ts";
import { PriceSection } from "#web/events/price/price-section.tsx";
import { LoadingTable } from "#web/events/stock/loading-table.tsx";
import { ShoppingTable } from "#web/events/stock/shopping-table.tsx";
import { EventLosses } from "#web/night/return/event-losses.tsx";
import { UsedStock } from "#web/night/return/used-stock.tsx";
import { Button } from "#web/ui/button.tsx";
import { EventCosts } from "./event-costs.tsx";

type EventSectionsProps = {
  event: CateringEvent;
  context: EventContext;
  shopping: readonly ShoppingLine[] | undefined;
  loading: readonly LoadingLine[];
  /** Undefined where nothing can be changed. */
  edits:
    | { onOpen: (part: EditorPart) => void; onEditFixedCosts: () => void; onShareTeamLink: () => void }
    | undefined;
};

export function EventSections(props: EventSectionsProps) {
  const { event, context, shopping, loading, edits } = props;
  const change = (label: string, act: (() => void) | undefined) =>
    act && (
      <Button variant="quiet" size="sm" onClick={act}>
        {label}
      </Button>
    );
  const opens = (part: EditorPart) => edits && (() => edits.onOpen(part));
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      {context.priced && hasMoney(event) && (
        <>
          <Section title="Custos" action={change("Custos fixos", edits?.onEditFixedCosts)}>
            <EventCosts event={event} prices={context.priced} />
          </Section>
          <Section title="Preço" action={change("Preço e cobranças", opens("price"))}>
            <PriceSection event={event} prices={context.priced} canEdit={edits !== undefined} />
          </Section>
        </>
      )}
      <Section
        title="Drinks"
        note={drinksText(event.drinks, event.guests)}
        action={change("Alterar drinks", opens("drinks"))}
      >
        <ul className="ruled text-sm">
          {event.drinks.map(({ drinkId, drinkName, quantity }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a drink may stand in an event twice.
            <li key={`${drinkId} ${position}`} className="flex justify-between gap-4 py-2">
              <span className="min-w-0 wrap-anywhere">{drinkName}</span>
              <span className="font-medium tabular-nums">{formatNumber(quantity)}</span>
            </li>
          ))}
        </ul>
      </Section>
      {event.supplies.length > 0 && (
        <Section title="Outros itens" action={change("Alterar itens", opens("drinks"))}>
          <ul className="ruled text-sm">
            {event.supplies.map((supply) => (
              <li key={supply.ingredientId} className="flex justify-between gap-4 py-2">
                <span className="min-w-0 wrap-anywhere">{supply.ingredientName}</span>
                <span className="shrink-0 font-medium tabular-nums">
                  {supplyText(supply, context.ingredients.get(supply.ingredientId))}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Compras" isWide action={change("Lista", opens("shopping"))}>
        {!shopping ? (
          <Nothing>O estoque deste evento já foi resolvido: não há o que comprar para ele.</Nothing>
        ) : shopping.length > 0 ? (
          <ShoppingTable lines={shopping} prices={context.priced} />
        ) : (
          <Nothing>Nada planejado ainda.</Nothing>
        )}
      </Section>
      <Section title="O que vai junto">
        {loading.length > 0 ? <LoadingTable lines={loading} /> : <Nothing>Nada planejado ainda.</Nothing>}
      </Section>
      {edits && (
        <Section title="Equipe" action={change("Link da equipe", edits.onShareTeamLink)}>
          <Nothing>
            Um link abre local, horários, drinks, o que vai junto e a contagem, sem senha e sem preços.
          </Nothing>
        </Section>
      )}
      <Section title="Histórico">
        {event.stockUse.length > 0 && <UsedStock event={event} stock={context.ingredients} />}
        {context.priced && event.stockUse.some(({ lost }) => lost > 0) && <EventLosses event={event} />}
        <p className="pt-2 text-sm text-muted">
          Cadastrado em{" "}
          <time dateTime={event.createdAt}>
            {formatWeekdayDateTime(event.createdAt, context.clock.timeZone)}
          </time>
        </p>
      </Section>
    </div>
  );
}

type SectionProps = {
  title: string;
  note?: string;
  action?: ReactNode;
  /** Has many columns: takes the width of both columns of the page. */
  isWide?: boolean;
  children: ReactNode;
};

function Section({ title, note, action, isWide, children }: SectionProps) {
  return (
    <section aria-label={title} className={clsx("min-w-0", isWide && "lg:col-span-2")}>
      <div className="mb-1 flex min-h-control items-center gap-x-3 border-b border-line">
        <h2 className="font-semibold">{title}</h2>
        {note && <p className="text-sm text-muted tabular-nums">{note}</p>}
        <div className="-mr-3 ml-auto">{action}</div>
      </div>
      {children}
    </section>
  );
}

const Nothing = ({ children }: { children: string }) => <p className="py-2 text-sm text-muted">{children}</p>;
