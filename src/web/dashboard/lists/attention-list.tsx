import { Link } from "wouter";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { StockStatus } from "#shared/ingredients/stock-status.ts";
import { paths } from "#web/address/paths.ts";
import { GrowingList } from "#web/ui/lists/growing-list.tsx";
import { AttentionRow } from "./attention-row.tsx";
import { EmptyLine } from "./empty-line.tsx";
import { ListSection } from "./list-section.tsx";

const LABEL = "Itens que Precisam de Atenção";

type AttentionListProps = { items: readonly { ingredient: Ingredient; status: StockStatus }[] };

/** All items, the worst first, in a scrolling box no taller than the events beside it. */
export function AttentionList({ items }: AttentionListProps) {
  return (
    <ListSection
      title={LABEL}
      action={
        <Link href={paths.stock} className="py-1.5 text-sm text-muted underline-offset-4 hover:underline">
          Ver estoque
        </Link>
      }
    >
      {items.length === 0 ? (
        <EmptyLine>Todos os itens com estoque adequado</EmptyLine>
      ) : (
        <div className="-mx-2 max-h-82 overflow-y-auto overscroll-contain px-2 print:max-h-none">
          <GrowingList
            label={LABEL}
            items={items}
            keyOf={({ ingredient }) => ingredient.id}
            renderItem={({ ingredient }) => <AttentionRow ingredient={ingredient} />}
          />
        </div>
      )}
    </ListSection>
  );
}
