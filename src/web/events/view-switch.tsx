import { useId } from "react";
import { type EventsView, eventViews } from "./use-event-view.ts";

const labels: Record<EventsView, string> = { lista: "Lista", mes: "Mês" };

type ViewSwitchProps = { view: EventsView; onChoose: (view: EventsView) => void };

export function ViewSwitch({ view, onChoose }: ViewSwitchProps) {
  const name = useId();
  return (
    <fieldset className="inline-flex rounded-lg border border-line bg-sunken p-[3px] print:hidden">
      <legend className="sr-only">Vista</legend>
      {eventViews.map((each) => (
        <label
          key={each}
          className="flex h-[calc(var(--spacing-control)-8px)] cursor-pointer items-center rounded-md border border-transparent px-3 text-sm font-medium text-muted transition-colors hover:text-ink has-checked:border-line has-checked:bg-raised has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === view}
            onChange={() => onChoose(each)}
            className="sr-only"
          />
          {labels[each]}
        </label>
      ))}
    </fieldset>
  );
}
