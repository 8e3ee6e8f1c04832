import { PackageMinus } from "lucide-react";
import { useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { linesWithoutFactor } from "#shared/events/stock/lines-without-factor.ts";
import { plannedLines } from "#shared/events/stock/planned-stock.ts";
import { shortageText } from "#shared/ingredients/shortage.ts";
import { exact, rounded, sum } from "#shared/numbers/exact.ts";
import { formatCount, formatMoney, formatUnitCost } from "#shared/numbers/format.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { yieldQuestion } from "#shared/units/yield-question.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { useCan } from "#web/app/permissions.ts";
import type { StockPartProps, WrongFields } from "#web/events/editor/editor-data.ts";
import { draftPlan } from "#web/events/editor/event-form.ts";
import { useWithdrawStock } from "#web/events/queries.ts";
import { useRecordEntry } from "#web/ingredients/use-record-entry.ts";
import { MissingYields } from "#web/ingredients/yield/missing-yields.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { isComplete, type MissingEntry, purchaseOf, useMissingEntries } from "./missing-entries.ts";
import { MISSING_ID, MissingStock } from "./missing-stock.tsx";
import { plannedWithdrawal, type WithdrawalLine } from "./planned-withdrawal.ts";
import type { MoveStock } from "./use-move-stock.ts";

type WithdrawStockProps = StockPartProps & {
  moveStock: MoveStock;
  onWrong: (errors: WrongFields) => void;
};

/**
 * Offered for confirmed events: the planned amounts leave the stock. What it is short of is said before, and bought
 * right there.
 */
export function WithdrawStock({ form, event, stock, moveStock, onWrong }: WithdrawStockProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync: withdraw } = useWithdrawStock();
  const { mutateAsync: recordEntry } = useRecordEntry();
  const [drinks, supplies, status] = useWatch({
    control: form.control,
    name: ["drinks", "supplies", "status"],
  });
  const plan = draftPlan({ drinks, supplies });
  const planned = plannedWithdrawal(plan, stock);
  const canEdit = useCan("edit-records");
  const missing = planned.filter((line) => line.missing > 0);
  const { entries, type } = useMissingEntries(canEdit ? missing : []);
  /** The version of each ingredient whose purchase was recorded: a second attempt must not record it again. */
  const recorded = useRef(new Map<number, number>());

  // Asked before stock leaves that was counted one to one.
  const uncounted = linesWithoutFactor(plannedLines(plan), stock)
    .map(({ ingredient, unit }) => yieldQuestion(ingredient, unit))
    .join(" ");

  if (status !== "confirmado") {
    return (
      <Alert tone="info">A baixa no estoque fica disponível quando o status do evento é Confirmado.</Alert>
    );
  }
  const ask = form.handleSubmit(() => {
    if (entries.every(isComplete)) setIsAsking(true);
    else document.querySelector<HTMLElement>(`#${MISSING_ID} [aria-invalid="true"]`)?.focus();
  }, onWrong);
  const recordEntries = async () => {
    for (const entry of entries) {
      const { id, version } = entry.ingredient;
      if (recorded.current.get(id) === version) continue;
      await recordEntry(purchaseOf(entry)).catch((error: Error) => {
        // Not the event's own conflict: the stock is fetched anew, and what is missing with it.
        if (error.message !== VERSION_CONFLICT) throw error;
        throw new Error(
          `O estoque de ${entry.ingredient.name} mudou agora. Confira o que falta e tente de novo.`,
        );
      });
      recorded.current.set(id, version);
    }
  };
  const confirm = form.handleSubmit(async (input) => {
    await moveStock(event, input, async ({ id }) => {
      await recordEntries();
      return withdraw(id);
    });
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
          : "Sai do estoque o que está planejado:"}
      </p>
      <MissingYields lines={plannedLines(plan)} stock={stock} />
      {entries.length > 0 && <MissingStock entries={entries} onType={type} />}
      {!canEdit && missing.length > 0 && (
        <Alert tone="error">
          O estoque não basta:{" "}
          {missing
            .map(
              ({ ingredient, missing: amount }) =>
                `${ingredient.name} (${shortageText(amount, stockUnitText(ingredient))})`,
            )
            .join(", ")}
          . Peça a quem cuida das compras que registre a entrada.
        </Alert>
      )}
      {planned.length > 0 && <WithdrawalList lines={planned} />}
      {/* Sticky, within reach of the thumb. */}
      {(canEdit || missing.length === 0) && (
        <div className="sticky -bottom-4 -mx-4 -mb-6 border-t border-line bg-raised px-4 py-3 [&>*]:max-sm:w-full sm:-bottom-6 sm:-mx-6 sm:-mb-8 sm:px-6 low:static low:mb-0">
          <Button onClick={() => void ask()}>
            <PackageMinus className="size-4.5" />
            {entries.length > 0 ? "Registrar entrada e dar baixa" : "Dar baixa no estoque"}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Dar baixa no estoque?"
        description={
          <>
            {entries.length > 0 && <EntriesText entries={entries} />}
            {uncounted
              ? `${uncounted} O rendimento ainda não foi informado: a quantidade sai 1 para 1. Esta ação não pode ser desfeita.`
              : event.stockReturned
                ? "Este evento já teve uma baixa e um retorno: as quantidades planejadas saem do estoque mais uma vez. Esta ação não pode ser desfeita."
                : `${canEdit ? "O evento será salvo e as" : "As"} quantidades planejadas sairão do estoque. Esta ação não pode ser desfeita.`}
          </>
        }
        confirmLabel={uncounted ? "Dar baixa assim mesmo" : "Dar baixa"}
        busyLabel="Dando baixa..."
        isBusy={form.formState.isSubmitting}
        onConfirm={() => void confirm()}
      />
    </section>
  );
}

/** The purchases that are recorded first, and what is odd about them. */
function EntriesText({ entries }: { entries: readonly MissingEntry[] }) {
  const total = rounded(sum(entries.map((entry) => exact(purchaseOf(entry).price))), 2);
  return (
    <>
      Antes é registrada a entrada de {formatCount(entries.length, "item", "itens")} por {formatMoney(total)}.{" "}
      {entries.map(
        ({ ingredient: { id, name, unit, unitCost }, unusual }) =>
          unusual !== undefined && (
            <strong key={id} className="font-semibold text-ink">
              Confira: {name} sai a {formatUnitCost(unusual, unit)}, e até agora custava{" "}
              {formatUnitCost(unitCost, unit)}.{" "}
            </strong>
          ),
      )}
    </>
  );
}

/** The items of a withdrawal, always in two lines each. */
function WithdrawalList({ lines }: { lines: readonly WithdrawalLine[] }) {
  return (
    <ul className="ruled border-t border-line text-sm tabular-nums">
      {lines.map(({ ingredient, amount }) => (
        <li key={ingredient.id} className="py-2.5">
          <p className="flex justify-between gap-x-4 font-medium">
            <span className="min-w-0 wrap-anywhere">{ingredient.name}</span>
            <span className="shrink-0">{amountText(amount, stockUnitText(ingredient))}</span>
          </p>
          <p className="flex flex-wrap justify-between gap-x-4 text-muted">
            <span>{amountText(ingredient.quantity, stockUnitText(ingredient))} em estoque</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
