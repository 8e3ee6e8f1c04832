import { useState } from "react";
import { formatCount, formatMoneyChange, formatNumber } from "#shared/numbers/format.ts";
import { useCan } from "#web/session/permissions.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { FilterSelect } from "#web/ui/fields/filter-select.tsx";
import type { countTotals } from "./count-plan.ts";
import { StockCountRow } from "./count-row.tsx";
import { focusNextCount } from "./focus-next-count.ts";
import { UnusualCountsDialog } from "./unusual-counts-dialog.tsx";
import { useBookCount } from "./use-book-count.ts";
import type { useCountDraft } from "./use-count-draft.ts";

type CountDialogProps = { open: boolean; onClose: () => void; count: ReturnType<typeof useCountDraft> };

/** Counts the whole stock, shelf by shelf; what is typed stays in the browser until it is saved or discarded. */
export function CountDialog({ open, onClose, count }: CountDialogProps) {
  const { setLine, discard } = count;
  const booking = useBookCount(count, onClose);
  const { groups, category, setCategory, items, totals, lines, problem, isPending, save } = booking;
  const shown = category ? groups.filter((group) => group.category === category) : groups;

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
      <UnusualCountsDialog counts={booking.asked} onCorrect={booking.correct} onConfirm={save} />
      {lines > 0 && <DiscardCount lines={lines} onDiscard={discard} />}
    </Dialog>
  );
}

type DiscardCountProps = { lines: number; onDiscard: () => void };

function DiscardCount({ lines, onDiscard }: DiscardCountProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsAsking(true)}>
        Descartar esta contagem
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Descartar esta contagem?"
        description={`${formatCount(lines, "item contado será esquecido", "itens contados serão esquecidos")}. O estoque fica como está.`}
        confirmLabel="Descartar"
        cancelLabel="Continuar contando"
        tone="danger"
        onConfirm={onDiscard}
      />
    </>
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
