import { PackageCheck } from "lucide-react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { StockStatus } from "#shared/ingredients/stock-status.ts";
import { Card, CardTitle } from "#web/ui/card.tsx";
import { GrowingList } from "#web/ui/lists/growing-list.tsx";
import { AttentionRow } from "./attention-row.tsx";
import { EmptyCard } from "./empty-card.tsx";

const LABEL = "Itens que Precisam de Atenção";

type AttentionListProps = { items: readonly { ingredient: Ingredient; status: StockStatus }[] };

/** All items, the worst first, in a scrolling box no taller than the events beside it. */
export function AttentionList({ items }: AttentionListProps) {
  return (
    <Card className="h-full">
      <CardTitle>{LABEL}</CardTitle>
      {items.length === 0 ? (
        <EmptyCard icon={<PackageCheck />}>Todos os itens com estoque adequado</EmptyCard>
      ) : (
        <div className="-mr-3 max-h-96 overflow-y-auto overscroll-contain pr-3 print:max-h-none">
          <GrowingList
            label={LABEL}
            items={items}
            keyOf={({ ingredient }) => ingredient.id}
            renderItem={({ ingredient }) => <AttentionRow ingredient={ingredient} />}
          />
        </div>
      )}
    </Card>
  );
}
