import { useState } from "react";
import type { Day } from "#shared/numbers/day.ts";
import { type PurchaseWindow, thisWeekend, windowOfDays } from "#shared/purchases/purchase-window.ts";
import type { PurchaseChoice } from "#web/purchases/use-purchase-window.ts";
import { chipClass } from "#web/ui/chip-class.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { DateRangeFields } from "#web/ui/fields/date-range-fields.tsx";

type WindowChipsProps = {
  today: Day;
  choice: PurchaseChoice;
  onChoose: (change: Partial<PurchaseChoice>) => void;
};

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
    <div className="mb-3 gap-x-4 xl:flex xl:flex-wrap xl:items-center xl:justify-between">
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
      {showsDates && <FreeDates today={today} choice={choice} onChoose={onChoose} />}
    </div>
  );
}

/** Two days to be typed; only a window that can still be bought for is chosen. */
function FreeDates({ today, choice, onChoose }: WindowChipsProps) {
  const [typed, setTyped] = useState<PurchaseWindow>({ from: choice.from, to: choice.to });
  const isPast = typed.to !== "" && typed.to < today;
  const change = (window: PurchaseWindow) => {
    setTyped(window);
    const { from, to } = window;
    if (from >= "2000" && from <= to && to >= today && to < "2101") onChoose({ from, to });
  };
  return (
    <div className="mt-2 max-w-md xl:basis-full">
      <div className="grid grid-cols-2 items-start gap-3">
        <DateRangeFields {...typed} labels={{ from: "De", to: "Até" }} onChange={change} />
      </div>
      {isPast && (
        <p className="text-sm text-danger-ink">Este período já passou: a lista segue como estava.</p>
      )}
    </div>
  );
}
