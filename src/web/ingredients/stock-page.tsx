import { Package, Upload } from "lucide-react";
import { useCallback, useMemo } from "react";
import type { Ingredient, SeenIngredient } from "#shared/ingredients/contract.ts";
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
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { countedOf } from "./count/count-plan.ts";
import { CountReminder } from "./count/count-reminder.tsx";
import { useCountDraft } from "./count/use-count-draft.ts";
import { ingredientsQuery, useArchiveIngredient } from "./queries.ts";

const IngredientDialog = lazyDialog("IngredientDialog", () => import("./form/ingredient-dialog.tsx"));
const EntryDialog = lazyDialog("EntryDialog", () => import("./form/entry-dialog.tsx"));
const LossDialog = lazyDialog("LossDialog", () => import("./loss/loss-dialog.tsx"));
const ImportDialog = lazyDialog("ImportDialog", () => import("./import/import-dialog.tsx"));
const CountDialog = lazyDialog("CountDialog", () => import("./count/count-dialog.tsx"));
const ArchivedDialog = lazyDialog("ArchivedDialog", () => import("./archived-dialog.tsx"));
const StockHistoryDialog = lazyDialog("StockHistoryDialog", () => import("./history/history-dialog.tsx"));

/** Below this width the eight columns do not fit beside the menu. */
const TABLE_FITS = "(min-width: 80rem)";

export function StockPage() {
  const query = useKeptQuery(ingredientsQuery);
  const { data: ingredients, error } = query;
  const isWide = useMediaQuery(TABLE_FITS);
  const edited = useDialogSubject<Ingredient>();
  const bought = useDialogSubject<Ingredient>();
  const looked = useDialogSubject<SeenIngredient>();
  const lost = useDialogSubject<SeenIngredient>();
  const imported = useDialogSubject<never>();
  const counting = useDialogSubject<never>();
  const archived = useDialogSubject<never>();
  const count = useCountDraft();
  const { mutate: archive } = useArchiveIngredient();

  const { open: openEntry } = bought;
  const { forgetSaved } = edited;
  // Like an edit, an entry is revealed in the list: it may change the filtered status.
  const recordEntry = useCallback(
    (ingredient: Ingredient) => {
      forgetSaved();
      openEntry(ingredient);
    },
    [forgetSaved, openEntry],
  );

  const now = useMemo(() => ingredients && stockNow(ingredients), [ingredients]);
  const archiveOne = useCallback(({ id }: Ingredient) => archive({ id, isArchived: true }), [archive]);
  const canEdit = useCan("edit-records");
  const canMove = useCan("move-stock");
  const { open: openEditor } = edited;
  const edits = useMemo(
    () => (canEdit ? { onEdit: openEditor, onRecordEntry: recordEntry, onArchive: archiveOne } : undefined),
    [canEdit, openEditor, recordEntry, archiveOne],
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
        <EmptyState
          icon={<Package />}
          title="Nenhum ingrediente cadastrado ainda."
          action={
            canEdit && (
              <div className="flex flex-wrap justify-center gap-3">
                <AddButton label="Cadastrar o primeiro ingrediente" onAdd={() => edited.open()} />
                <Button variant="secondary" onClick={() => imported.open()}>
                  <Upload className="size-4.5" />
                  Enviar CSV…
                </Button>
              </div>
            )
          }
        >
          Comece pelas garrafas, frutas e xaropes que você tem hoje.
        </EmptyState>
      ) : ingredients ? (
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
      ) : error ? (
        <LoadError title="Não foi possível carregar o estoque" queries={[query]} />
      ) : (
        <StockSkeleton isWide={isWide} />
      )}
      <IngredientDialog
        key={`edit-${edited.key}`}
        ingredient={edited.subject}
        open={edited.isOpen}
        onClose={edited.close}
        onSaved={edited.showSaved}
      />
      <ImportDialog key={`import-${imported.key}`} open={imported.isOpen} onClose={imported.close} />
      <CountDialog
        key={`count-${counting.key}`}
        open={counting.isOpen}
        onClose={counting.close}
        count={count}
      />
      <ArchivedDialog key={`archived-${archived.key}`} open={archived.isOpen} onClose={archived.close} />
      {bought.subject && (
        <EntryDialog
          key={`entry-${bought.key}`}
          ingredient={bought.subject}
          open={bought.isOpen}
          onClose={bought.close}
          onSaved={edited.showSaved}
        />
      )}
      {lost.subject && (
        <LossDialog
          key={`loss-${lost.key}`}
          ingredient={lost.subject}
          open={lost.isOpen}
          onClose={lost.close}
        />
      )}
      {looked.subject && (
        <StockHistoryDialog
          key={`history-${looked.key}`}
          ingredient={looked.subject}
          open={looked.isOpen}
          onClose={looked.close}
        />
      )}
    </>
  );
}
