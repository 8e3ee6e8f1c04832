import { clsx } from "clsx";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { missingForEvents, missingForEventsText } from "#shared/ingredients/shortage.ts";
import { stockStatus } from "#shared/ingredients/stock-status.ts";
import { stockStatusLabels } from "#web/ingredients/labels.ts";
import { StockStatusBadge } from "#web/ingredients/stock-status-badge.tsx";
import { QuietBadge } from "#web/ui/badge.tsx";

type StateProps = { ingredient: Ingredient };
type StockStateProps = StateProps & { isPlain?: boolean };

/** The status of an ingredient. Normal is not green while coming events lack some of it. */
export function StockStatusNote({ ingredient, isPlain }: StockStateProps) {
  const status = stockStatus(ingredient);
  return status === "normal" && missingForEvents(ingredient) > 0 ? (
    <QuietBadge tone="neutral">{stockStatusLabels.normal}</QuietBadge>
  ) : (
    <StockStatusBadge status={status} isPlain={isPlain} />
  );
}

type MissingProps = StateProps & { isShort?: boolean };

const FOR_EVENTS = / para os próximos eventos$/;

/** "faltam 2,5 L para os próximos eventos"; short, the eyes only get what is missing. */
export function MissingForEvents({ ingredient, isShort }: MissingProps) {
  const text = missingForEventsText(ingredient);
  if (!text) return null;
  return (
    <span
      title={text}
      className={clsx("block text-xs leading-4 font-medium text-red-ink tabular-nums", isShort && "truncate")}
    >
      {text.replace(FOR_EVENTS, "")}
      <span className={isShort ? "sr-only" : undefined}> para os próximos eventos</span>
    </span>
  );
}
