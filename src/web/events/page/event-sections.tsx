import { clsx } from "clsx";
import { hasMoney } from "#shared/accounts/with-money.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { drinksText } from "#shared/events/drinks-text.ts";
import type { LoadingLine } from "#shared/events/stock/loading-list.ts";
import type { ShoppingLine } from "#shared/events/stock/shopping-list.ts";
import { formatCount, formatNumber, formatWeekdayDateTime } from "#shared/numbers/format.ts";
import type { EditorPart } from "#web/events/editor/editor-parts.ts";
import { TeamFields } from "#web/events/editor/team-fields.tsx";
import type { EventContext } from "#web/events/event-context.ts";
import { isStillPlanned } from "#web/events/form/event-form.ts";
import { TeamFacts } from "#web/events/team-facts.tsx";
import { InquiryFacts } from "#web/inquiries/inquiry-facts.tsx";
import { useInquiries } from "#web/inquiries/queries.ts";
import { EventLosses } from "#web/night/return/event-losses.tsx";
import { UsedStock } from "#web/night/return/used-stock.tsx";
import { DrinkCounts } from "./drink-counts.tsx";
import { EventItems } from "./event-items.tsx";
import { EventMoney, type MoneyEdits } from "./event-money.tsx";
import { Nothing, PageSection, SectionAction } from "./page-section.tsx";

type EventSectionsProps = {
  event: CateringEvent;
  context: EventContext;
  shopping: readonly ShoppingLine[] | undefined;
  loading: readonly LoadingLine[];
  /** Undefined where nothing can be changed. */
  edits:
    | (MoneyEdits & {
        onOpen: (part: EditorPart) => void;
        onShareTeamLink: () => void;
      })
    | undefined;
};

export function EventSections(props: EventSectionsProps) {
  const { event, context, shopping, loading, edits } = props;
  const isShort = shopping?.some(({ toBuy }) => toBuy > 0);
  const priced = context.priced && hasMoney(event) && { event, prices: context.priced };
  const inquiry = useInquiries()?.find(({ eventId }) => eventId === event.id);
  return (
    <div
      className={clsx("grid items-start gap-x-11 gap-y-6", priced && "lg:grid-cols-[minmax(0,1fr)_22.75rem]")}
    >
      <div className="flex min-w-0 flex-col gap-6 lg:row-start-1">
        <PageSection
          title="O que vai junto"
          note={loading.length > 0 ? formatCount(loading.length, "item", "itens") : undefined}
          action={
            edits && (
              <SectionAction
                label={isShort ? "Comprar o que falta" : "Compras"}
                onAct={() => edits.onOpen("shopping")}
              />
            )
          }
        >
          {loading.length > 0 ? (
            <EventItems loading={loading} shopping={shopping} />
          ) : (
            <Nothing>Nada planejado ainda.</Nothing>
          )}
        </PageSection>
        <DrinksSection event={event} prices={priced ? priced.prices : undefined} edits={edits} />
        {(edits || event.arrivalTime || event.teamNotes) && <TeamSection event={event} edits={edits} />}
        {inquiry && (
          <PageSection title="Pedido" note={inquiry.name}>
            <div className="py-2">
              <InquiryFacts inquiry={inquiry} />
            </div>
          </PageSection>
        )}
        <PageSection title="Histórico">
          {event.stockUse.length > 0 && <UsedStock event={event} stock={context.ingredients} />}
          {context.priced && event.stockUse.some(({ lost }) => lost > 0) && (
            <EventLosses event={event} stock={context.ingredients} />
          )}
          <p className="pt-2 text-sm text-muted">
            Cadastrado em{" "}
            <time dateTime={event.createdAt}>
              {formatWeekdayDateTime(event.createdAt, context.clock.timeZone)}
            </time>
          </p>
        </PageSection>
      </div>
      {priced && (
        <div className="min-w-0 lg:col-start-2 lg:row-start-1">
          <EventMoney {...priced} edits={edits} />
        </div>
      )}
    </div>
  );
}

type DrinksSectionProps = Pick<EventSectionsProps, "event" | "edits"> & {
  prices: EventContext["priced"];
};

function DrinksSection({ event, prices, edits }: DrinksSectionProps) {
  const page = edits?.page;
  const planned = (page?.draft ?? event).drinks;
  return (
    <PageSection
      title="Drinks"
      note={planned.length > 0 ? drinksText(planned, event.guests) : undefined}
      action={
        edits &&
        !page?.isDirty && <SectionAction label="Alterar drinks" onAct={() => edits.onOpen("drinks")} />
      }
    >
      {planned.length === 0 ? (
        <Nothing>Nenhum drink ainda.</Nothing>
      ) : page && prices && isStillPlanned(event) ? (
        <DrinkCounts page={page} event={event} stock={prices} />
      ) : (
        <ul className="ruled text-sm">
          {event.drinks.map(({ drinkId, drinkName, quantity }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a drink may stand in an event twice.
            <li key={`${drinkId} ${position}`} className="flex justify-between gap-4 py-2">
              <span className="min-w-0 wrap-anywhere">{drinkName}</span>
              <span className="font-medium tabular-nums">{formatNumber(quantity)}</span>
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}

function TeamSection({ event, edits }: Pick<EventSectionsProps, "event" | "edits">) {
  const page = edits?.page;
  const isOpen = page?.openParts.has("team");
  return (
    <PageSection
      title="Equipe"
      action={
        edits && (
          <>
            {!isOpen && <SectionAction label="Alterar recado" onAct={() => edits.page.openPart("team")} />}
            {!edits.page.isOpen && <SectionAction label="Link da equipe" onAct={edits.onShareTeamLink} />}
          </>
        )
      }
    >
      {page && isOpen ? (
        <div className="grid gap-3 py-2 sm:grid-cols-6">
          <TeamFields form={page.form} />
        </div>
      ) : (
        <TeamFacts event={event} />
      )}
      {edits && (
        <Nothing>
          Um link abre local, horários, drinks, o que vai junto e a contagem, sem senha e sem preços.
        </Nothing>
      )}
    </PageSection>
  );
}
