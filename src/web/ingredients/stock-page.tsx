import { Package, Upload } from "lucide-react";
import { useCallback, useDeferredValue, useMemo } from "react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { LoadError } from "#web/api/load-error.tsx";
import { useMediaQuery } from "#web/browser/use-media-query.ts";
import { OldDataNote } from "#web/device/old-data-note.tsx";
import { useKeptQuery } from "#web/device/use-kept-query.ts";
import { StockList } from "#web/ingredients/list/stock-list.tsx";
import { stockNow } from "#web/ingredients/list/stock-now.ts";
import { StockSkeleton } from "#web/ingredients/list/stock-skeleton.tsx";
import { StockToolbar } from "#web/ingredients/list/stock-toolbar.tsx";
import { useCan } from "#web/session/permissions.ts";
import { AddButton } from "#web/ui/add-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { countedOf } from "./count/count-plan.ts";
import { CountReminder } from "./count/count-reminder.tsx";
import { useCountDraft } from "./count/use-count-draft.ts";
import { ingredientsQuery, useArchiveIngredient } from "./queries.ts";
import { StockDialogs, useStockDialogs } from "./stock-dialogs.tsx";

/** Below this width the eight columns do not fit beside the menu. */
const TABLE_FITS = "(min-width: 80rem)";

export function StockPage() {
  const query = useKeptQuery(ingredientsQuery);
  const { data: ingredients, error } = query;
  // The first render is a later, interruptible one.
  const isDrawn = useDeferredValue(ingredients !== undefined);
  const isWide = useMediaQuery(TABLE_FITS);
  const dialogs = useStockDialogs();
  const { edited, looked, lost, merged, imported, counting, archived, recordEntry } = dialogs;
  const count = useCountDraft();
  const { mutate: archive } = useArchiveIngredient();

  const now = useMemo(() => ingredients && stockNow(ingredients), [ingredients]);
  const archiveOne = useCallback(({ id }: Ingredient) => archive({ id, isArchived: true }), [archive]);
  const canEdit = useCan("edit-records");
  const canMove = useCan("move-stock");
  const { open: openEditor } = edited;
  const { open: openMerge } = merged;
  const edits = useMemo(
    () =>
      canEdit
        ? { onEdit: openEditor, onRecordEntry: recordEntry, onMerge: openMerge, onArchive: archiveOne }
        : undefined,
    [canEdit, openEditor, recordEntry, openMerge, archiveOne],
  );

  return (
    <>
      <PageHeader
        title="Estoque"
        subtitle="Controle de ingredientes"
        now={ingredients?.length === 0 || (error && !ingredients) ? undefined : (now ?? "")}
        aside={
          (ingredients || !error) && (
            <StockToolbar
              onCount={() => counting.open()}
              isEmpty={ingredients?.length === 0}
              edits={
                canEdit
                  ? {
                      onAdd: () => edited.open(),
                      onImport: () => imported.open(),
                      onShowArchived: () => archived.open(),
                    }
                  : undefined
              }
            />
          )
        }
      />
      <OldDataNote queries={[query]} />
      {ingredients?.length === 0 ? (
        <EmptyStock onAdd={canEdit ? () => edited.open() : undefined} onImport={() => imported.open()} />
      ) : ingredients && isDrawn ? (
        <>
          <CountReminder counted={countedOf(ingredients, count.draft)} onResume={() => counting.open()} />
          <StockList
            ingredients={ingredients}
            isWide={isWide}
            onShowHistory={looked.open}
            onRecordLoss={canMove ? lost.open : undefined}
            edits={edits}
            savedId={edited.savedId}
          />
        </>
      ) : error && !ingredients ? (
        <LoadError title="Não foi possível carregar o estoque" queries={[query]} />
      ) : (
        <StockSkeleton isWide={isWide} />
      )}
      <StockDialogs dialogs={dialogs} count={count} />
    </>
  );
}

type EmptyStockProps = { onAdd: (() => void) | undefined; onImport: () => void };

function EmptyStock({ onAdd, onImport }: EmptyStockProps) {
  return (
    <EmptyState
      icon={<Package />}
      title="Nenhum ingrediente cadastrado ainda."
      action={
        onAdd && (
          <div className="flex flex-wrap justify-center gap-3">
            <AddButton label="Cadastrar o primeiro ingrediente" onAdd={onAdd} />
            <Button variant="secondary" onClick={onImport}>
              <Upload className="size-4.5" />
              Enviar CSV…
            </Button>
          </div>
        )
      }
    >
      Comece pelas garrafas, frutas e xaropes que você tem hoje.
    </EmptyState>
  );
}
