import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { formatCount, formatMoneyChange, formatNumber } from "#shared/numbers/format.ts";
import { VERSION_CONFLICT } from "#shared/version-conflict.ts";
import { ApiError } from "#web/api/api-error.ts";
import { NO_CONNECTION } from "#web/browser/connection.ts";
import { ingredientsQuery, useCountStock, useFreshStock } from "#web/ingredients/queries.ts";
import { useCan } from "#web/session/permissions.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { FilterSelect } from "#web/ui/fields/filter-select.tsx";
import { useSingleFlight } from "#web/ui/use-single-flight.ts";
import { countedLines, countGroups, countTotals, type StockCountItem } from "./count-plan.ts";
import { countFieldId, StockCountRow } from "./count-row.tsx";
import { focusNextCount } from "./focus-next-count.ts";
import type { useCountDraft } from "./use-count-draft.ts";

type CountDialogProps = { open: boolean; onClose: () => void; count: ReturnType<typeof useCountDraft> };

/** Counts the whole stock, shelf by shelf; what is typed stays in the browser until it is saved or discarded. */
export function CountDialog({ open, onClose, count }: CountDialogProps) {
  const { draft, setLine, discard } = count;
  const { data: stock = [] } = useQuery(ingredientsQuery);
  const freshStock = useFreshStock();
  const { mutateAsync: book, isPending } = useCountStock();
  const [problem, setProblem] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const [category, setCategory] = useState<Ingredient["category"]>();
  const groups = countGroups(stock, draft);
  const items = groups.flatMap((group) => group.items);
  const totals = countTotals(items);
  // Also those of items that were archived since.
  const lines = Object.keys(draft).length;
  const shown = category ? groups.filter((group) => group.category === category) : groups;

  const save = useSingleFlight(async () => {
    setProblem(undefined);
    const obstacle = totals.wrong ?? totals.outdated;
    if (obstacle) return showItem(obstacle);
    try {
      await book(countedLines(items));
      discard();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(problemOf(error));
      // Lines that others have changed since are marked by the stock as it is now.
      if (![400, 409].includes(error.status)) return;
      const present = await freshStock().catch((): Ingredient[] => []);
      const { outdated } = countTotals(countGroups(present, draft).flatMap((group) => group.items));
      if (outdated) showItem(outdated);
    }
  });

  const showItem = ({ ingredient }: StockCountItem) => {
    // It may be in a category that is not shown.
    flushSync(() => setCategory(undefined));
    focusField(ingredient.id);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || isPending || onClose()}
      title="Contagem"
      description="Conte o que há em cada item. O que não for contado fica como está."
      size="lg"
      summary={<CountSummary totals={totals} all={items.length} />}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Continuar depois
          </Button>
          <Button
            isBusy={isPending}
            busyLabel="Salvando..."
            disabled={totals.counted === 0}
            onClick={() => save()}
          >
            Salvar contagem
          </Button>
        </>
      }
    >
      {problem && (
        <div ref={scrollIntoSight} className="mb-3">
          <Alert tone="error">{problem}</Alert>
        </div>
      )}
      {groups.length > 1 && (
        <div className="mb-1 sm:max-w-72">
          <FilterSelect
            label="Categoria"
            isLabelHidden
            value={category ?? ""}
            onChange={(chosen) => setCategory(chosen || undefined)}
            options={groups.map((group) => group.category)}
            allLabel="Todas as categorias"
          />
        </div>
      )}
      <fieldset aria-label="Itens" className="min-w-0" onKeyDown={focusNextCount}>
        {shown.map((group) => (
          <section key={group.category} aria-label={group.category} className="mb-4">
            <h3 className="flex items-baseline justify-between gap-3 border-b border-line pt-2 pb-1 text-sm font-semibold">
              {group.category}
              <span className="font-normal text-muted tabular-nums">
                {formatNumber(group.items.filter(({ line }) => line).length)} de{" "}
                {formatNumber(group.items.length)}
              </span>
            </h3>
            <ul className="ruled">
              {group.items.map(({ ingredient, line }) => (
                <StockCountRow key={ingredient.id} ingredient={ingredient} line={line} onCount={setLine} />
              ))}
            </ul>
          </section>
        ))}
      </fieldset>
      {lines > 0 && (
        <Button variant="ghost" size="sm" onClick={() => setIsAsking(true)}>
          Descartar esta contagem
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Descartar esta contagem?"
        description={`${formatCount(lines, "item contado será esquecido", "itens contados serão esquecidos")}. O estoque fica como está.`}
        confirmLabel="Descartar"
        cancelLabel="Continuar contando"
        tone="danger"
        onConfirm={() => {
          discard();
          setIsAsking(false);
        }}
      />
    </Dialog>
  );
}

type CountSummaryProps = { totals: ReturnType<typeof countTotals>; all: number };

function CountSummary({ totals: { counted, value }, all }: CountSummaryProps) {
  return (
    <p role="status" className="flex flex-wrap justify-between gap-x-3 text-sm tabular-nums">
      <span className="text-muted">
        {formatNumber(counted)} de {formatCount(all, "item contado", "itens contados")}
      </span>
      {useCan("see-money") && (
        <span className="font-medium">
          Diferença: <span className="whitespace-nowrap">{formatMoneyChange(value)}</span>
        </span>
      )}
    </p>
  );
}

/** The button is pressed far down a long list. */
const scrollIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

function focusField(ingredientId: number) {
  const field = document.getElementById(countFieldId(ingredientId));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}

function problemOf(error: ApiError): string {
  if (error.status === 0) return NO_CONNECTION;
  if (error.message === VERSION_CONFLICT) {
    return "O estoque mudou durante a contagem. Confira os itens marcados e salve de novo.";
  }
  return error.serverMessage ?? "Falha ao salvar a contagem. Ela está guardada neste aparelho.";
}
