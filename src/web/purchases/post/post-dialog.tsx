import { TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import { hasMoney } from "#shared/accounts/with-money.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { unitCost } from "#shared/ingredients/unit-cost.ts";
import { formatCount, formatMoney, formatUnitCost } from "#shared/numbers/format.ts";
import { type Cart, type PendingPurchase, supplierKey } from "#shared/purchases/cart.ts";
import { readLine } from "#shared/purchases/cart-line.ts";
import { cartSuppliers, purchaseBody, unusualRows } from "#shared/purchases/purchase-body.ts";
import { type CartTotals, cartTotals, type PurchaseRow } from "#shared/purchases/purchase-rows.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import { randomKey } from "#web/api/random-key.ts";
import { FutureDayDialog } from "#web/ingredients/form/future-day-dialog.tsx";
import { useToday } from "#web/session/clock.ts";
import { DialogForm, FormDialog } from "#web/ui/dialogs/form-dialog.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

type PostDialogProps = {
  open: boolean;
  onClose: () => void;
  rows: readonly PurchaseRow<Ingredient>[];
  invoices: Cart["invoices"];
  supplierName: (id: number) => string | undefined;
  onInvoice: (supplier: string, number: string) => void;
  onPost: (pending: PendingPurchase) => void;
  /** The list has changed since the dialog was opened, and a line has to be looked at first. */
  onObstacle: (totals: CartTotals) => void;
};

/** The last look at a purchase before it is sent: day, invoices, total, and prices that are far from the usual. */
export function PostDialog({
  open,
  onClose,
  rows,
  invoices,
  supplierName,
  onInvoice,
  onPost,
  onObstacle,
}: PostDialogProps) {
  const formId = useId();
  const today = useToday();
  const [boughtOn, setBoughtOn] = useState(today);
  const [problem, setProblem] = useState<string>();
  const ticked = rows.filter(({ inCart }) => inCart !== undefined);
  const totals = cartTotals(ticked);
  const { lines, paid, aboveEstimate } = totals;
  const suppliers = cartSuppliers(ticked);
  const [isAsking, setIsAsking] = useState(false);
  const isFuture = boughtOn > today;

  const submit = async () => {
    if (boughtOn < "2000" || boughtOn >= "2101") return setProblem("Informe o dia da compra");
    if (totals.changed || totals.wrong || lines === 0) {
      onClose();
      return onObstacle(totals);
    }
    if (isFuture && !isAsking) return setIsAsking(true);
    // Frozen here: whatever happens from now on, this is what is sent, by this key.
    const posted = purchaseBody(ticked, invoices, boughtOn, (id) => supplierName(id) !== undefined);
    onPost({ idempotencyKey: randomKey(), ...posted });
    onClose();
  };

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Lançar compra"
      description="Os itens do carrinho entram no estoque, todos de uma vez."
      formId={formId}
      submitLabel="Lançar"
      busyLabel="Lançando..."
      isBusy={false}
      isDirty={false}
      summary={
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
          <span className="text-sm text-muted">
            {formatCount(lines, "item", "itens")}
            {aboveEstimate !== 0 &&
              `, ${formatMoney(Math.abs(aboveEstimate))} ${aboveEstimate > 0 ? "acima" : "abaixo"} do estimado`}
          </span>
          <span className="text-xl font-semibold">{formatMoney(paid)}</span>
        </p>
      }
    >
      <DialogForm id={formId} problem={undefined} onSubmit={submit}>
        <TextField
          type="date"
          label="Dia da compra"
          value={boughtOn}
          onChange={({ target }) => setBoughtOn(target.value)}
          hint={isFuture ? "Este dia ainda não chegou" : undefined}
          error={problem}
          required
        />
        {suppliers.map((id) => {
          const key = supplierKey(id);
          const name = id === null ? undefined : supplierName(id);
          return (
            <TextField
              key={key}
              label={
                suppliers.length === 1 && !name ? "Nota fiscal" : `Nota fiscal: ${name ?? "sem fornecedor"}`
              }
              isOptional
              autoComplete="off"
              inputMode="numeric"
              maxLength={60}
              value={invoices[key] ?? ""}
              onChange={({ target }) => onInvoice(key, target.value)}
            />
          );
        })}
        <UnusualPrices rows={ticked} />
        <FutureDayDialog
          open={isAsking}
          day={boughtOn}
          confirmLabel="Lançar assim"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => void submit()}
        />
      </DialogForm>
    </FormDialog>
  );
}

function UnusualPrices({ rows }: Pick<PostDialogProps, "rows">) {
  const priced = rows.flatMap((row) =>
    row.ingredient && hasMoney(row.ingredient)
      ? [{ ...row, ingredient: row.ingredient, wanted: undefined, wantedIngredient: undefined }]
      : [],
  );
  const unusual = unusualRows(priced);
  if (unusual.length === 0) return null;
  return (
    <section
      aria-label="Preços fora do comum"
      className="rounded-md border border-yellow-line bg-yellow-soft/60 px-3 py-2.5 text-sm"
    >
      <p className="flex items-center gap-2 font-medium">
        <TriangleAlert className="size-4 shrink-0 text-yellow-ink" />
        Confira estes preços, bem diferentes do custo até agora:
      </p>
      <ul className="mt-1">
        {unusual.map(({ key, inCart, ingredient }) => {
          const { quantity = 0, price = 0 } = inCart ? readLine(inCart, ingredient) : {};
          if (!ingredient) return null;
          const unit = stockUnitText(ingredient);
          return (
            <li key={key} className="py-0.5 tabular-nums">
              <strong className="font-semibold">{ingredient.name}</strong>: {formatMoney(price)}, ou{" "}
              {formatUnitCost(Number(unitCost({ quantity, price })), unit)}; custava{" "}
              {formatUnitCost(ingredient.unitCost, unit)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
