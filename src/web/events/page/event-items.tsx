import { ChevronDown } from "lucide-react";
import type { LoadingLine } from "#shared/events/stock/loading-list.ts";
import type { ShoppingLine } from "#shared/events/stock/shopping-list.ts";
import { shortageText } from "#shared/ingredients/shortage.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { LoadingTable } from "#web/events/stock/loading-table.tsx";

type EventItemsProps = {
  loading: readonly LoadingLine[];
  /** Undefined once the stock of the event is settled. */
  shopping: readonly ShoppingLine[] | undefined;
};

/** Up to so many items are shown whole. */
const FEW = 6;

/** What goes along, what is short of it first; where there is much, what is there is folded. */
export function EventItems({ loading, shopping = [] }: EventItemsProps) {
  const missing = new Map(
    shopping
      .filter(({ toBuy }) => toBuy > 0)
      .map(({ ingredientId, toBuy, unit }) => [ingredientId, shortageText(toBuy, unit)]),
  );
  const short = loading.filter(({ ingredientId }) => missing.has(ingredientId));
  const rest = loading.filter(({ ingredientId }) => !missing.has(ingredientId));
  if (loading.length <= FEW) return <LoadingTable lines={[...short, ...rest]} missing={missing} />;
  return (
    <>
      {short.length > 0 && <LoadingTable lines={short} missing={missing} />}
      <details className="group">
        <summary className="flex min-h-control cursor-pointer items-center gap-2 py-1 text-sm [&::-webkit-details-marker]:hidden">
          <span className="shrink-0 font-medium">
            {short.length > 0
              ? `Mais ${formatCount(rest.length, "item", "itens")}, nada falta`
              : `${formatCount(rest.length, "item", "itens")}, nada falta`}
          </span>
          <span className="min-w-0 flex-1 truncate text-muted group-open:invisible">
            {rest.map(({ name }) => name).join(", ")}
          </span>
          <ChevronDown className="size-4 shrink-0 text-muted group-open:rotate-180" />
        </summary>
        <LoadingTable lines={rest} />
      </details>
    </>
  );
}
