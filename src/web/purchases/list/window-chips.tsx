import { useState } from "react";
import type { Day } from "#shared/numbers/day.ts";
import { type PurchaseWindow, thisWeekend, windowOfDays } from "#shared/purchases/purchase-window.ts";
import type { PurchaseChoice } from "#web/purchases/use-purchase-window.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { DateRangeFields } from "#web/ui/fields/date-range-fields.tsx";

type WindowChipsProps = {
  today: Day;
  choice: PurchaseChoice;
  onChoose: (change: Partial<PurchaseChoice>) => void;
};

const chipClass =
  "flex h-control shrink-0 items-center justify-center rounded-full border border-line bg-surface px-3.5 text-sm font-medium whitespace-nowrap text-muted transition-colors select-none hover:bg-hover hover:text-ink aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-ink";

const isSame = (a: PurchaseWindow, b: PurchaseWindow) => a.from === b.from && a.to === b.to;

export function WindowChips({ today, choice, onChoose }: WindowChipsProps) {
  const [isFree, setIsFree] = useState(false);
  const windows = [
    { label: "Este fim de semana", window: thisWeekend(today) },
    { label: "7 dias", window: windowOfDays(today, 7) },
    { label: "14 dias", window: windowOfDays(today, 14) },
  ];
  const chosen = windows.find(({ window }) => isSame(window, choice));
  const showsDates = isFree || !chosen;
  const pick = (window: PurchaseWindow) => {
    setIsFree(false);
    onChoose(window);
  };

  return (
    <div className="mb-3">
      <fieldset
        aria-label="Comprar para"
        className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 sm:-mx-1 sm:flex-wrap sm:px-1"
      >
        {windows.map(({ label, window }) => (
          <button
            key={label}
            type="button"
            aria-pressed={!showsDates && isSame(window, choice)}
            onClick={() => pick(window)}
            className={chipClass}
          >
            {label}
          </button>
        ))}
        <button type="button" aria-pressed={showsDates} onClick={() => setIsFree(true)} className={chipClass}>
          Outras datas
        </button>
      </fieldset>
      {showsDates && (
        <div className="mt-2 grid max-w-md grid-cols-2 items-start gap-3">
          <DateRangeFields
            from={choice.from}
            to={choice.to}
            labels={{ from: "De", to: "Até" }}
            // An emptied date would be no window at all.
            onChange={({ from, to }) => from && to && onChoose({ from, to })}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-x-4">
        <CheckboxField
          label="Orçamentos (se fechar)"
          checked={choice.withQuotes}
          onChange={(withQuotes) => onChoose({ withQuotes })}
        />
        <CheckboxField
          label="Repor mínimo"
          checked={choice.refillsMinimum}
          onChange={(refillsMinimum) => onChoose({ refillsMinimum })}
        />
      </div>
    </div>
  );
}
