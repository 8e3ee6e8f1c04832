import { PackageCheck } from "lucide-react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { StockStatus } from "#shared/ingredients/stock-status.ts";
import { Card, CardTitle } from "#web/ui/card.tsx";
import { GrowingList } from "#web/ui/lists/growing-list.tsx";
import { AttentionRow } from "./attention-row.tsx";
import { NothingHere } from "./nothing-here.tsx";

const LABEL = "Itens que Precisam de Atenção";

type AttentionListProps = { items: readonly { ingredient: Ingredient; status: StockStatus }[] };

/** All of them, the worst first, in a box that scrolls: beside the events it is no taller than they are. */
export function AttentionList({ items }: AttentionListProps) {
  return (
    <Card className="h-full">
      <CardTitle>{LABEL}</CardTitle>
      {items.length === 0 ? (
        <NothingHere icon={<PackageCheck />}>Todos os itens com estoque adequado</NothingHere>
      ) : (
        <div className="-mr-3 max-h-96 overflow-y-auto overscroll-contain pr-3 print:max-h-none">
          <GrowingList
            label={LABEL}
            items={items}
            keyOf={({ ingredient }) => ingredient.id}
            renderItem={(item) => <AttentionRow {...item} />}
          />
        </div>
      )}
    </Card>
  );
}
