import { useInfiniteQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import type { Ingredient, StockMovement } from "#shared/ingredients/contract.ts";
import { amountText } from "#shared/units/amount-text.ts";
import { LoadError } from "#web/app/load-error.tsx";
import { movementsQuery } from "#web/ingredients/queries.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import { HistoryTable } from "./history-table.tsx";
import { QuantityChart } from "./quantity-chart.tsx";

type HistoryDialogProps = { ingredient: Ingredient; open: boolean; onClose: () => void };

export function HistoryDialog({ ingredient, open, onClose }: HistoryDialogProps) {
  const history = useInfiniteQuery({ ...movementsQuery(ingredient.id), enabled: open });
  const movements = history.data?.pages.flat();

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={`Histórico de ${ingredient.name}`}
      description={`${amountText(ingredient.quantity, ingredient.unit)} em estoque`}
      size="lg"
    >
      {movements?.length === 0 ? (
        <EmptyState icon={<History />} title="Nenhuma movimentação ainda" />
      ) : movements ? (
        <>
          <MovementHistory ingredient={ingredient} movements={movements} now={history.dataUpdatedAt} />
          <ShowMore query={history} />
        </>
      ) : history.error ? (
        <LoadError title="Não foi possível carregar o histórico" queries={[history]} />
      ) : (
        <HistorySkeleton />
      )}
    </Dialog>
  );
}

function HistorySkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="mb-5 h-36" />
      {["first", "second", "third", "fourth"].map((row) => (
        <Skeleton key={row} className="mb-3 h-9" />
      ))}
    </SkeletonGroup>
  );
}

type MovementHistoryProps = {
  ingredient: Ingredient;
  /** Newest first, as far as loaded. */
  movements: readonly StockMovement[];
  now: number;
};

function MovementHistory({ ingredient, movements, now }: MovementHistoryProps) {
  return (
    <>
      <QuantityChart ingredient={ingredient} movements={movements} now={now} />
      <HistoryTable movements={movements} />
    </>
  );
}
