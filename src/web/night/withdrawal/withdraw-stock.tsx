import { PackageMinus } from "lucide-react";
import { useState } from "react";
import type { CateringEvent } from "#shared/events/contract.ts";
import { linesWithoutFactor } from "#shared/events/stock/lines-without-factor.ts";
import { plannedLines } from "#shared/events/stock/planned-stock.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { yieldQuestion } from "#shared/units/yield-question.ts";
import { saidByServer } from "#web/api/api-error.ts";
import type { Stock } from "#web/ingredients/stock-by-id.ts";
import { MissingYields } from "#web/ingredients/yield/missing-yields.tsx";
import { useWithdrawStock } from "#web/night/queries.ts";
import { useCan } from "#web/session/permissions.ts";
import { ActionBar } from "#web/ui/action-bar.tsx";
import { Button } from "#web/ui/button.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { isComplete, useMissingEntries } from "./missing-entries.ts";
import { MissingStock, showMissing } from "./missing-stock.tsx";
import { plannedWithdrawal } from "./planned-withdrawal.ts";
import { useRecordMissing } from "./use-record-missing.ts";
import { itemsOf, type TakenLine, useTakenAmounts } from "./use-taken-amounts.ts";
import { isValid, WITHDRAWAL_ID, WithdrawalList } from "./withdrawal-list.tsx";
import { WithdrawalQuestion } from "./withdrawal-question.tsx";

type WithdrawStockProps = { event: CateringEvent; stock: Stock; onDone: () => void };

/**
 * What is planned leaves the stock, or what really goes. What the stock is short of is said before, and bought right
 * there or taken as far as it goes.
 */
export function WithdrawStock({ event, stock, onDone }: WithdrawStockProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  /** The ingredient that kept the stock from leaving. */
  const [markedId, setMarkedId] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const { mutateAsync: withdraw } = useWithdrawStock();
  const recordMissing = useRecordMissing();
  const lines = plannedLines(event);
  const { taken, change, takeProposed, takeWhatIsThere } = useTakenAmounts(plannedWithdrawal(event, stock));
  const canEdit = useCan("edit-records");
  const short = taken.filter(({ missing }) => missing > 0);
  const { entries, type } = useMissingEntries(canEdit ? short : []);
  const going = taken.filter(({ amount }) => amount.quantity !== 0);
  const isNothingTaken = going.length === 0;

  const isBought = ({ ingredient }: TakenLine) =>
    entries.some((entry) => entry.ingredient.id === ingredient.id && isComplete(entry));

  const ask = () => {
    const lacking = short.find((line) => !isBought(line));
    if (lacking) {
      setMarkedId(lacking.ingredient.id);
      showMissing(lacking.ingredient.id);
    } else if (isNothingTaken || !taken.every(isValid)) focusFirstWrong();
    else setIsAsking(true);
  };
  const confirm = async () => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await recordMissing(entries);
      await withdraw({ id: event.id, items: itemsOf(taken) });
      onDone();
    } catch (error) {
      setProblem(saidByServer(error as Error, (error as Error).message));
    } finally {
      setIsBusy(false);
      setIsAsking(false);
    }
  };

  return (
    <section aria-label="Baixa no estoque" className="pb-20">
      <p className="mb-3 text-sm text-muted">
        {taken.length === 0
          ? "Informe as quantidades planejadas dos drinks: são elas que saem do estoque."
          : "Confira o que vai junto: é isto que sai do estoque."}
      </p>
      {problem && (
        <div className="mb-4">
          <Alert tone="error">{problem}</Alert>
        </div>
      )}
      <MissingYields lines={lines} stock={stock} />
      {short.length > 0 && (
        <MissingStock
          lines={short}
          entries={entries}
          markedId={markedId}
          onType={type}
          onTakeWhatIsThere={takeWhatIsThere}
        />
      )}
      {taken.length > 0 && (
        <WithdrawalList
          lines={taken}
          onChange={change}
          onBuy={canEdit ? ({ ingredient }) => takeProposed(ingredient.id) : undefined}
        />
      )}
      {taken.length > 0 && isNothingTaken && <Alert tone="info">Informe o que vai ser levado.</Alert>}
      {taken.length > 0 && (
        <ActionBar note={formatCount(going.length, "item", "itens")}>
          <Button onClick={ask}>
            <PackageMinus className="size-4.5" />
            {entries.length > 0 ? "Registrar entrada e dar baixa" : "Dar baixa no estoque"}
          </Button>
        </ActionBar>
      )}
      <WithdrawalQuestion
        open={isAsking}
        onOpenChange={setIsAsking}
        entries={entries}
        // Asked before stock leaves that was counted one to one.
        uncounted={linesWithoutFactor(lines, stock)
          .map(({ ingredient, unit }) => yieldQuestion(ingredient, unit))
          .join(" ")}
        isAgain={event.stockState === "back"}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
      />
    </section>
  );
}

/** Focuses the first amount that is none, or the first of all where nothing is taken. */
function focusFirstWrong() {
  const list = document.getElementById(WITHDRAWAL_ID);
  const wrong = list?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (wrong ?? list?.querySelector("input"))?.focus();
}
