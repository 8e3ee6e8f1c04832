import { useState } from "react";
import type { EntryInput, PricedIngredient } from "#shared/ingredients/contract.ts";
import { averageUnitCost, unitCost } from "#shared/ingredients/unit-cost.ts";
import { exact } from "#shared/numbers/exact.ts";
import { formatUnitCost } from "#shared/numbers/format.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";

type UnusualCostDialogProps = {
  ingredient: PricedIngredient;
  /** Undefined while there is no question. */
  bought: EntryInput | undefined;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

/** Asks about a purchase at a very different cost before it changes what every drink costs. */
export function UnusualCostDialog({
  ingredient,
  bought,
  isBusy,
  onCancel,
  onConfirm,
}: UnusualCostDialogProps) {
  // Keeps its words while it fades out.
  const [asked, setAsked] = useState(bought);
  if (bought && bought !== asked) setAsked(bought);
  if (!asked) return null;
  const unit = stockUnitText(ingredient);
  const before = formatUnitCost(ingredient.unitCost, unit);
  const paid = formatUnitCost(Number(unitCost(asked)), unit);
  const average = averageUnitCost(ingredient, { quantity: asked.quantity, value: exact(asked.price) });

  return (
    <ConfirmDialog
      open={bought !== undefined}
      onOpenChange={onCancel}
      title="A quantidade e o preço estão certos?"
      description={
        <>
          Esta compra sai a <strong className="font-semibold text-ink">{paid}</strong>, e até agora{" "}
          {ingredient.name} custava <strong className="font-semibold text-ink">{before}</strong>. O custo
          médio passa a {formatUnitCost(Number(average), unit)}.
        </>
      }
      confirmLabel="Registrar assim"
      busyLabel="Registrando..."
      cancelLabel="Corrigir"
      isBusy={isBusy}
      onConfirm={onConfirm}
    />
  );
}
