import type { Ingredient, StockMovement } from "#shared/ingredients/contract.ts";
import { reversedEntry } from "#shared/ingredients/reversed-entry.ts";
import { formatUnitCost } from "#shared/numbers/format.ts";
import { amountText, pastUnitText, stockUnitText } from "#shared/units/amount-text.ts";
import { useReverseEntry } from "#web/ingredients/queries.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";

type ReverseEntryDialogProps = {
  ingredient: Ingredient;
  entry: StockMovement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function ReverseEntryDialog({ ingredient, entry, open, onOpenChange }: ReverseEntryDialogProps) {
  const { mutateAsync, isPending } = useReverseEntry();
  const { name } = ingredient;
  const unit = stockUnitText(ingredient);
  const rest = reversedEntry(ingredient, entry);
  const close = () => onOpenChange(false);

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Estornar a entrada de ${amountText(entry.quantityDelta, pastUnitText(entry.unit, ingredient))}?`}
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
            . A entrada e o estorno ficam no histórico.
          </>
        )
      }
      confirmLabel="Estornar"
      busyLabel="Estornando..."
      cancelLabel="Voltar"
      isBusy={isPending}
      isOpenerGone
      onConfirm={() => void mutateAsync(entry.id).then(close, close)}
    />
  );
}
