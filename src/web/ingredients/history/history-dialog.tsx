import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useState } from "react";
import { hasMoney, type WithMoney } from "#shared/accounts/with-money.ts";
import type { Ingredient, PricedIngredient, StockMovement } from "#shared/ingredients/contract.ts";
import { reversal } from "#shared/ingredients/reversal.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { ingredientsQuery, movementsQuery } from "#web/ingredients/queries.ts";
import { useCan } from "#web/session/permissions.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { ShowMore } from "#web/ui/show-more.tsx";
import { HistoryTable } from "./history-table.tsx";
import { QuantityChart } from "./quantity-chart.tsx";
import { ReverseMovementDialog } from "./reverse-movement-dialog.tsx";
import { SupplierPrices } from "./supplier-prices.tsx";

type StockHistoryDialogProps = { ingredient: Ingredient; open: boolean; onClose: () => void };

export function StockHistoryDialog({ ingredient: subject, open, onClose }: StockHistoryDialogProps) {
  // A reversal changes the stock while the dialog is open.
  const { data: stock } = useQuery(ingredientsQuery);
  const ingredient = stock?.find(({ id }) => id === subject.id) ?? subject;
  const history = useInfiniteQuery({ ...movementsQuery(ingredient.id), enabled: open });
  const movements = history.data?.pages.flat();

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={`Histórico de ${ingredient.name}`}
      description={`${amountText(ingredient.quantity, stockUnitText(ingredient))} em estoque`}
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
  const canEdit = useCan("edit-records");
  const canSeeMoney = useCan("see-money");
  const [reversed, setReversed] = useState<WithMoney<StockMovement>>();
  const [isAsking, setIsAsking] = useState(false);
  const askWith = (present: PricedIngredient) => (movement: WithMoney<StockMovement>) => {
    const rest = reversal(present, movement, new Date());
    if ("problem" in rest) return void toast({ title: "Atenção", description: rest.problem, tone: "info" });
    setReversed(movement);
    setIsAsking(true);
  };

  return (
    <>
      <QuantityChart ingredient={ingredient} movements={movements} now={now} />
      {canSeeMoney && <SupplierPrices ingredient={ingredient} />}
      <HistoryTable
        ingredient={ingredient}
        movements={movements}
        onReverse={canEdit && hasMoney(ingredient) ? askWith(ingredient) : undefined}
      />
      {reversed && hasMoney(ingredient) && (
        <ReverseMovementDialog
          ingredient={ingredient}
          movement={reversed}
          open={isAsking}
          onOpenChange={setIsAsking}
        />
      )}
    </>
  );
}
