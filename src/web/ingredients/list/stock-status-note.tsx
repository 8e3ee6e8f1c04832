import type { Ingredient } from "#shared/ingredients/contract.ts";
import { missingForEvents, missingForEventsText, shortageText } from "#shared/ingredients/shortage.ts";
import { stockStatus } from "#shared/ingredients/stock-status.ts";
import { formatNumber } from "#shared/numbers/format.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import { StockStatusBadge } from "#web/ingredients/stock-status-badge.tsx";

type NoteProps = { ingredient: Ingredient };

/** The status in small text, and what coming events lack: "Sem Estoque · faltam 174 kg". */
export function StockStatusNote({ ingredient }: NoteProps) {
  const missing = missingForEventsText(ingredient);
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 text-xs leading-4">
      <StockStatusBadge status={stockStatus(ingredient)} />
      {missing && (
        <span title={missing} className="font-medium text-red-ink tabular-nums">
          {shortageText(missingForEvents(ingredient), stockUnitText(ingredient))}
          <span className="sr-only"> para os próximos eventos</span>
        </span>
      )}
    </span>
  );
}

/** ", faltam 6" after the reserved amount, where the unit stands above. */
export function MissingAmount({ ingredient }: NoteProps) {
  const missing = missingForEvents(ingredient);
  if (missing === 0) return null;
  return (
    <span title={missingForEventsText(ingredient)} className="text-red-ink">
      , {missing < 2 ? "falta" : "faltam"} {formatNumber(missing)}
      <span className="sr-only"> para os próximos eventos</span>
    </span>
  );
}
