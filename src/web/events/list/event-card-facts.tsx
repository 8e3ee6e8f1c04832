import { clsx } from "clsx";
import type { ReactNode } from "react";
import { clientNames } from "#shared/events/client-names.ts";
import type { CateringEvent } from "#shared/events/contract.ts";
import { eventTypeLabels, guestsText } from "#shared/events/labels.ts";
import type { EventDrink } from "#shared/events/plan-contract.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { ClientLinks } from "#web/clients/client-links.tsx";
import { typeIcons } from "#web/events/type-icons.tsx";

type EventCardFactsProps = {
  event: CateringEvent;
  clients: ReadonlyMap<number, { name: string }>;
  /** The names of its clients lead to their pages. */
  hasLinks?: boolean;
};

/** Who, where, how many and what kind, in one flow of text. */
export function EventCardFacts({ event, clients, hasLinks }: EventCardFactsProps) {
  const nameOf = clientNames(event, clients);
  const { type, combo, location, guests } = event;
  return (
    <dl className="flex flex-wrap gap-x-3 overflow-x-clip text-sm leading-5 text-muted max-sm:text-[0.8125rem] max-sm:leading-4.5">
      {event.clients.length > 0 && (
        <Fact label="Clientes">
          {hasLinks ? (
            <ClientLinks ids={event.clients} nameOf={nameOf} />
          ) : (
            event.clients.map(nameOf).join(", ")
          )}
        </Fact>
      )}
      {location && <Fact label="Local">{location}</Fact>}
      <Fact label="Convidados">{guestsText(guests)}</Fact>
      <Fact label="Tipo" icon={typeIcons[type]}>
        {eventTypeLabels[type]}
      </Fact>
      <Fact label="Combo">{combo}</Fact>
    </dl>
  );
}

type FactProps = { label: string; icon?: ReactNode; children: ReactNode };

// The dot stands before a fact: before the first of a line it is cut off, so that no line ends with one.
const Fact = ({ label, icon, children }: FactProps) => (
  <div
    className={clsx(
      icon && "whitespace-nowrap",
      "relative max-w-full before:absolute before:-left-2 before:content-['·'] [&>svg]:mr-1 [&>svg]:inline [&>svg]:size-3.5 [&>svg]:align-[-0.125em]",
    )}
  >
    {icon}
    <dt className="sr-only">{label}</dt>
    <dd className="inline wrap-anywhere">{children}</dd>
  </div>
);

export function EventCardDrinks({ drinks }: { drinks: readonly EventDrink[] }) {
  return (
    <ul
      aria-label="Drinks"
      className="mt-1 flex flex-wrap gap-x-3 text-[0.8125rem] leading-5 text-muted max-sm:mt-0.5 max-sm:leading-4.5"
    >
      {drinks.map(({ drinkId, drinkName, quantity }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drink may stand in an event twice.
        <li key={`${drinkId} ${position}`} className="wrap-anywhere">
          <span className="font-medium text-ink tabular-nums">{formatNumber(quantity)}×</span> {drinkName}
        </li>
      ))}
    </ul>
  );
}
