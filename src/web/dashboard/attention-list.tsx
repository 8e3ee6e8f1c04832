import { PackageCheck } from "lucide-react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { StockStatus } from "#shared/ingredients/stock-status.ts";
import { Card, CardTitle } from "#web/ui/card.tsx";
import { VirtualScrollList } from "#web/ui/lists/virtual-scroll-list.tsx";
import { useIsPrinting } from "#web/ui/print/use-is-printing.ts";
import { AttentionRow } from "./attention-row.tsx";
import { EmptyCard } from "./empty-card.tsx";

const LABEL = "Itens que Precisam de Atenção";
/** Longer lists are virtualized. */
const MOST_AT_ONCE = 100;

type AttentionListProps = { items: readonly { ingredient: Ingredient; status: StockStatus }[] };

/** All items, the worst first, in a scrolling box no taller than the events beside it. */
export function AttentionList({ items }: AttentionListProps) {
  const isPrinting = useIsPrinting();
  return (
    <Card className="h-full">
      <CardTitle>{LABEL}</CardTitle>
      {items.length === 0 ? (
        <EmptyCard icon={<PackageCheck />}>Todos os itens com estoque adequado</EmptyCard>
      ) : (
        <div className="-mr-3 max-h-96 overflow-y-auto overscroll-contain pr-3 print:max-h-none">
          {items.length > MOST_AT_ONCE && !isPrinting ? (
            <VirtualScrollList
              label={LABEL}
              items={items}
              estimateHeight={64}
              keyOf={({ ingredient }) => ingredient.id}
              renderItem={(item) => <AttentionRow {...item} />}
            />
          ) : (
            <ul aria-label={LABEL}>
              {items.map((item) => (
                <li key={item.ingredient.id}>
                  <AttentionRow {...item} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Card>
  );
}
