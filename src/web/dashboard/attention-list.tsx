import { PackageCheck } from "lucide-react";
import { formatNumber } from "#shared/format.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { StockStatus } from "#shared/ingredients/stock-status.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, CardTitle } from "#web/ui/card.tsx";
import { useVisitState } from "#web/ui/screen-life.ts";
import { VirtualList } from "#web/ui/virtual-list.tsx";
import { AttentionRow } from "./attention-row.tsx";
import { NothingHere } from "./nothing-here.tsx";
import { TitleAction } from "./title-action.tsx";

/** So many show the worst at a glance, beside the events. */
const MOST_SHOWN = 6;
const LABEL = "Itens que Precisam de Atenção";

type AttentionListProps = { items: readonly { ingredient: Ingredient; status: StockStatus }[] };

export function AttentionList({ items }: AttentionListProps) {
  const [isWhole, setIsWhole] = useVisitState(false);
  const isLong = items.length > MOST_SHOWN;
  return (
    <Card className="h-full">
      <CardTitle
        action={
          isLong && (
            <TitleAction>
              <Button
                variant="link"
                size="sm"
                aria-expanded={isWhole}
                onClick={() => setIsWhole((before) => !before)}
              >
                {isWhole ? "Ver menos" : `Ver todos os ${formatNumber(items.length)}`}
              </Button>
            </TitleAction>
          )
        }
      >
        {LABEL}
      </CardTitle>
      {items.length === 0 ? (
        <NothingHere icon={<PackageCheck />}>Todos os itens com estoque adequado</NothingHere>
      ) : isWhole && isLong ? (
        <VirtualList
          label={LABEL}
          items={items}
          estimateHeight={64}
          gap={0}
          keyOf={({ ingredient }) => ingredient.id}
          renderItem={(item) => <AttentionRow {...item} />}
        />
      ) : (
        <ul aria-label={LABEL}>
          {items.slice(0, MOST_SHOWN).map((item) => (
            <li key={item.ingredient.id}>
              <AttentionRow {...item} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
