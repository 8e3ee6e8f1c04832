import { PackageMinus } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { linesWithoutFactor } from "#shared/events/stock/lines-without-factor.ts";
import { plannedLines } from "#shared/events/stock/planned-stock.ts";
import { yieldQuestion } from "#shared/units/yield-question.ts";
import type { StockPartProps, WrongFields } from "#web/events/editor/editor-data.ts";
import { draftPlan } from "#web/events/editor/event-form.ts";
import { useWithdrawStock } from "#web/events/queries.ts";
import { StickyAction } from "#web/events/stock/sticky-action.tsx";
import type { MoveStock } from "#web/events/stock/use-move-stock.ts";
import { shownAmount } from "#web/ingredients/amount/field-amount.ts";
import { MissingYields } from "#web/ingredients/yield/missing-yields.tsx";
import { useCan } from "#web/session/permissions.ts";
import { Button } from "#web/ui/button.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { isComplete, useMissingEntries } from "./missing-entries.ts";
import { MISSING_ID, MissingStock } from "./missing-stock.tsx";
import { plannedWithdrawal } from "./planned-withdrawal.ts";
import { useRecordMissing } from "./use-record-missing.ts";
import { itemsOf, useTakenAmounts } from "./use-taken-amounts.ts";
import { isValid, WITHDRAWAL_ID, WithdrawalList } from "./withdrawal-list.tsx";
import { WithdrawalQuestion } from "./withdrawal-question.tsx";

type WithdrawStockProps = StockPartProps & {
  moveStock: MoveStock;
  onWrong: (errors: WrongFields) => void;
};

/**
 * Offered for confirmed events: what is planned leaves the stock, or what really goes. What the stock is short of is
 * said before, and bought right there or taken as far as it goes.
 */
export function WithdrawStock({ form, event, stock, moveStock, onWrong }: WithdrawStockProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync: withdraw } = useWithdrawStock();
  const recordMissing = useRecordMissing();
  const [drinks, supplies, status] = useWatch({
    control: form.control,
    name: ["drinks", "supplies", "status"],
  });
  const plan = draftPlan({ drinks, supplies });
  const lines = plannedLines(plan);
  const { taken, change, takeWhatIsThere } = useTakenAmounts(plannedWithdrawal(plan, stock));
  const canEdit = useCan("edit-records");
  const short = taken.filter(({ missing }) => missing > 0);
  const { entries, type } = useMissingEntries(canEdit ? short : []);
  const isNothingTaken = taken.length > 0 && taken.every(({ amount }) => amount.quantity === 0);

  if (status !== "confirmado") {
    return (
      <Alert tone="info">A baixa no estoque fica disponível quando o status do evento é Confirmado.</Alert>
    );
  }
  const ask = form.handleSubmit(() => {
    if (entries.every(isComplete) && taken.every(isValid)) setIsAsking(true);
    else focusFirstWrong();
  }, onWrong);
  const confirm = form.handleSubmit(async (input) => {
    await moveStock(event, input, async ({ id }) => {
      await recordMissing(entries);
      return withdraw({ id, items: itemsOf(taken) });
    });
    setIsAsking(false);
  }, onWrong);

  return (
    <section aria-labelledby="withdraw-heading">
      <h3 id="withdraw-heading" className="mb-1 font-semibold">
        {event.stockReturned ? "Nova baixa no estoque" : "Baixa no estoque"}
      </h3>
      <p className="mb-3 text-sm text-muted">
        {taken.length === 0
          ? "Informe as quantidades planejadas dos drinks: são elas que saem do estoque."
          : "Confira o que vai junto: é isto que sai do estoque."}
      </p>
      <MissingYields lines={lines} stock={stock} />
      {short.length > 0 && (
        <MissingStock lines={short} entries={entries} onType={type} onTakeWhatIsThere={takeWhatIsThere} />
      )}
      {taken.length > 0 && (
        <WithdrawalList
          lines={taken}
          onChange={change}
          onBuy={
            canEdit
              ? ({ ingredient, planned }) => change(ingredient.id, shownAmount(planned, ingredient))
              : undefined
          }
        />
      )}
      {isNothingTaken && <Alert tone="info">Informe o que vai ser levado.</Alert>}
      {(canEdit || short.length === 0) && !isNothingTaken && (
        <StickyAction>
          <Button onClick={() => void ask()}>
            <PackageMinus className="size-4.5" />
            {entries.length > 0 ? "Registrar entrada e dar baixa" : "Dar baixa no estoque"}
          </Button>
        </StickyAction>
      )}
      <WithdrawalQuestion
        open={isAsking}
        onOpenChange={setIsAsking}
        entries={entries}
        // Asked before stock leaves that was counted one to one.
        uncounted={linesWithoutFactor(lines, stock)
          .map(({ ingredient, unit }) => yieldQuestion(ingredient, unit))
          .join(" ")}
        isAgain={event.stockReturned}
        isBusy={form.formState.isSubmitting}
        onConfirm={() => void confirm()}
      />
    </section>
  );
}

function focusFirstWrong() {
  const wrong = [MISSING_ID, WITHDRAWAL_ID].map((id) => `#${id} [aria-invalid="true"]`).join(", ");
  document.querySelector<HTMLElement>(wrong)?.focus();
}
