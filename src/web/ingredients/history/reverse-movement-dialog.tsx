import type { WithMoney } from "#shared/accounts/with-money.ts";
import type { PricedIngredient, StockMovement } from "#shared/ingredients/contract.ts";
import { isCount, reversal } from "#shared/ingredients/reversal.ts";
import { formatUnitCost } from "#shared/numbers/format.ts";
import { amountText, pastUnitText, stockUnitText } from "#shared/units/amount-text.ts";
import { useReverseMovement } from "#web/ingredients/queries.ts";
import { useClock } from "#web/session/clock.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";

type ReverseMovementDialogProps = {
  ingredient: PricedIngredient;
  movement: WithMoney<StockMovement>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function ReverseMovementDialog({
  ingredient,
  movement,
  open,
  onOpenChange,
}: ReverseMovementDialogProps) {
  const what = isCount(movement) ? "contagem" : movement.kind === "entrada" ? "entrada" : "perda";
  const { mutateAsync, isPending } = useReverseMovement(what);
  const { name } = ingredient;
  const unit = stockUnitText(ingredient);
  const rest = reversal(ingredient, movement, useClock().now);
  const close = () => onOpenChange(false);

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Estornar a ${what} de ${amountText(Math.abs(movement.quantityDelta), pastUnitText(movement.unit, ingredient))}?`}
      description={
        "problem" in rest ? (
          rest.problem
        ) : (
          <>
            {name} passa de {amountText(ingredient.quantity, unit)} para {amountText(rest.quantity, unit)}
            {rest.quantity > 0 && (
              <>
                , e o custo de {formatUnitCost(ingredient.unitCost, unit)} para{" "}
                {formatUnitCost(Number(rest.unitCost), unit)}
              </>
            )}
            . A {what} e o estorno ficam no histórico.
          </>
        )
      }
      confirmLabel="Estornar"
      busyLabel="Estornando..."
      cancelLabel="Voltar"
      isBusy={isPending}
      isOpenerGone
      onConfirm={() => void mutateAsync(movement.id).then(close, close)}
    />
  );
}
