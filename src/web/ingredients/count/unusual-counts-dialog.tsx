import { useState } from "react";
import { formatMoneyChange } from "#shared/numbers/format.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { ShowAllButton } from "#web/ui/lists/show-all-button.tsx";
import { useFirstFew } from "#web/ui/lists/use-first-few.ts";
import type { StockCountItem } from "./count-plan.ts";

type UnusualCountsDialogProps = {
  /** Undefined while there is no question. */
  counts: readonly StockCountItem[] | undefined;
  onCorrect: () => void;
  onConfirm: () => void;
};

const FEW = 6;

/** Asks about counts far from what is recorded before they change the stock. */
export function UnusualCountsDialog({ counts, onCorrect, onConfirm }: UnusualCountsDialogProps) {
  // Keeps its words while it fades out.
  const [asked, setAsked] = useState(counts);
  if (counts && counts !== asked) setAsked(counts);
  const { shown, more } = useFirstFew(asked ?? [], FEW);
  if (!asked) return null;
  return (
    <ConfirmDialog
      open={counts !== undefined}
      onOpenChange={onCorrect}
      title="A contagem está certa?"
      description={
        asked.length === 1
          ? "Este item está muito diferente do que está registrado."
          : "Estes itens estão muito diferentes do que está registrado."
      }
      confirmLabel="Salvar assim"
      cancelLabel="Corrigir"
      onConfirm={onConfirm}
    >
      <ul aria-label="Contagens muito diferentes" className="ruled text-sm tabular-nums">
        {shown.map(({ ingredient, counted = 0, value }) => {
          const unit = stockUnitText(ingredient);
          return (
            <li key={ingredient.id} className="py-2">
              <span className="font-medium wrap-anywhere">{ingredient.name}</span>: contado{" "}
              <strong className="font-semibold">{amountText(counted, unit)}</strong>, registrado{" "}
              {amountText(ingredient.quantity, unit)}
              {value !== undefined && ` (${formatMoneyChange(value)})`}
            </li>
          );
        })}
      </ul>
      {more && (
        <p className="text-sm">
          <ShowAllButton {...more}>e mais {more.rest}</ShowAllButton>
        </p>
      )}
    </ConfirmDialog>
  );
}
