import type { Ingredient } from "#shared/ingredients/contract.ts";
import { formatDay } from "#shared/numbers/day.ts";
import { exact, rounded, sum } from "#shared/numbers/exact.ts";
import { formatCount, formatMoney } from "#shared/numbers/format.ts";
import type { Purchase } from "#shared/purchases/contract.ts";
import { amountText, pastUnitText } from "#shared/units/amount-text.ts";
import { useReversePurchase } from "#web/purchases/queries.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";

type ReversePurchaseDialogProps = {
  purchase: Purchase;
  ingredientById: ReadonlyMap<number, Ingredient>;
  open: boolean;
  onClose: () => void;
};

const MOST_NAMED = 8;

/** Asks before a purchase is taken back, and names what leaves the stock. */
export function ReversePurchaseDialog({
  purchase,
  ingredientById,
  open,
  onClose,
}: ReversePurchaseDialogProps) {
  const { mutateAsync, isPending } = useReversePurchase();
  const { supplierName, boughtOn, lines } = purchase;
  const standing = lines.filter(({ isReversed }) => !isReversed);
  const prices = standing.flatMap(({ price }) => (price === undefined ? [] : exact(price)));
  const more = standing.length - MOST_NAMED;

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={`Estornar a compra de ${formatDay(boughtOn)}${supplierName ? `, ${supplierName}` : ""}?`}
      description={
        <>
          Sai do estoque{prices.length > 0 && <> o que custou {formatMoney(rounded(sum(prices), 2))}</>}:
          <span className="my-2 block text-ink">
            {standing.slice(0, MOST_NAMED).map(({ id, ingredientId, ingredientName, quantity, unit }) => (
              <span key={id} className="block wrap-anywhere">
                {amountText(quantity, pastUnitText(unit, ingredientById.get(ingredientId)))} de{" "}
                {ingredientName}
              </span>
            ))}
            {more > 0 && <span className="block">e mais {formatCount(more, "item", "itens")}</span>}
          </span>
          {standing.length < lines.length && "O que já foi estornado fica como está. "}A compra e o estorno
          ficam no histórico.
        </>
      }
      confirmLabel="Estornar compra"
      busyLabel="Estornando..."
      cancelLabel="Voltar"
      isBusy={isPending}
      isOpenerGone
      onConfirm={() => void mutateAsync(purchase.id).then(onClose, onClose)}
    />
  );
}
