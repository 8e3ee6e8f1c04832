import { PackageMinus, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { linesWithoutFactor } from "#shared/events/lines-without-factor.ts";
import { shortageText } from "#shared/ingredients/shortage.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { yieldQuestion } from "#shared/units/yield-question.ts";
import type { StockPartProps, WrongFields } from "#web/events/editor/editor-data.ts";
import { draftDrinks } from "#web/events/editor/event-form.ts";
import { useWithdrawStock } from "#web/events/queries.ts";
import { MissingYields } from "#web/ingredients/yield/missing-yields.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { plannedWithdrawal, type WithdrawalLine } from "./planned-withdrawal.ts";
import type { MoveStock } from "./use-move-stock.ts";

type WithdrawStockProps = StockPartProps & {
  moveStock: MoveStock;
  onWrong: (errors: WrongFields) => void;
};

/** Offered for confirmed events: the planned amounts leave the stock. */
export function WithdrawStock({ form, event, stock, moveStock, onWrong }: WithdrawStockProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync: withdraw } = useWithdrawStock();
  const [drinks, status] = useWatch({ control: form.control, name: ["drinks", "status"] });
  const planned = plannedWithdrawal(draftDrinks(drinks), stock);
  const short = planned.filter(({ missing }) => missing > 0).length;

  // Asked before stock leaves that was counted one to one.
  const uncounted = linesWithoutFactor(drinks, stock)
    .map(({ ingredient, unit }) => yieldQuestion(ingredient, unit))
    .join(" ");

  if (status !== "confirmado") {
    return (
      <Alert tone="info">A baixa no estoque fica disponível quando o status do evento é Confirmado.</Alert>
    );
  }
  const ask = form.handleSubmit(() => setIsAsking(true), onWrong);
  const confirm = form.handleSubmit(async (input) => {
    await moveStock(event, input, ({ id }) => withdraw(id));
    setIsAsking(false);
  }, onWrong);

  return (
    <section aria-labelledby="withdraw-heading">
      <h3 id="withdraw-heading" className="mb-1 font-semibold">
        {event.stockReturned ? "Nova baixa no estoque" : "Baixa no estoque"}
      </h3>
      <p className="mb-3 text-sm text-muted">
        {planned.length === 0
          ? "Informe as quantidades planejadas dos drinks: são elas que saem do estoque."
          : "Sai do estoque o que está planejado para os drinks:"}
      </p>
      <MissingYields drinks={drinks} stock={stock} />
      {planned.length > 0 && <WithdrawalList lines={planned} />}
      {/* Sticky, within reach of the thumb. */}
      <div className="sticky -bottom-4 -mx-4 -mb-6 border-t border-line bg-raised px-4 py-3 [&>*]:max-sm:w-full sm:-bottom-6 sm:-mx-6 sm:-mb-8 sm:px-6 low:static low:mb-0">
        {short > 0 && (
          <p className="mb-2 flex items-start gap-1.5 text-sm font-medium text-red-ink">
            <TriangleAlert className="mt-0.5 size-4 shrink-0" />
            {formatCount(short, "item não tem", "itens não têm")} estoque suficiente para a baixa.
          </p>
        )}
        <Button onClick={() => void ask()}>
          <PackageMinus className="size-4.5" />
          Dar baixa no estoque
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Dar baixa no estoque?"
        description={
          uncounted
            ? `${uncounted} O rendimento ainda não foi informado: a quantidade sai 1 para 1. Esta ação não pode ser desfeita.`
            : event.stockReturned
              ? "Este evento já teve uma baixa e um retorno: as quantidades planejadas saem do estoque mais uma vez. Esta ação não pode ser desfeita."
              : "O evento será salvo e as quantidades planejadas sairão do estoque. Esta ação não pode ser desfeita."
        }
        confirmLabel={uncounted ? "Dar baixa assim mesmo" : "Dar baixa"}
        busyLabel="Dando baixa..."
        isBusy={form.formState.isSubmitting}
        onConfirm={() => void confirm()}
      />
    </section>
  );
}

/** The items of a withdrawal, always in two lines each. */
function WithdrawalList({ lines }: { lines: readonly WithdrawalLine[] }) {
  return (
    <ul className="ruled border-t border-line text-sm tabular-nums">
      {lines.map(({ ingredient, amount, missing }) => (
        <li key={ingredient.id} className="py-2.5">
          <p className="flex justify-between gap-x-4 font-medium">
            <span className="min-w-0 wrap-anywhere">{ingredient.name}</span>
            <span className="shrink-0">{amountText(amount, stockUnitText(ingredient))}</span>
          </p>
          <p className="flex flex-wrap justify-between gap-x-4 text-muted">
            <span>{amountText(ingredient.quantity, stockUnitText(ingredient))} em estoque</span>
            {missing > 0 && (
              <span className="flex items-center gap-1.5 font-medium text-red-ink">
                <TriangleAlert className="size-4 shrink-0" />
                {shortageText(missing, stockUnitText(ingredient))}
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
