import { useCallback } from "react";
import type { Ingredient, PricedIngredient } from "#shared/ingredients/contract.ts";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import type { useCountDraft } from "./count/use-count-draft.ts";

const IngredientDialog = lazyDialog("IngredientDialog", () => import("./form/ingredient-dialog.tsx"));
const EntryDialog = lazyDialog("EntryDialog", () => import("./form/entry-dialog.tsx"));
const LossDialog = lazyDialog("LossDialog", () => import("./loss/loss-dialog.tsx"));
const MergeDialog = lazyDialog("MergeDialog", () => import("./merge/merge-dialog.tsx"));
const ImportDialog = lazyDialog("ImportDialog", () => import("./import/import-dialog.tsx"));
const CountDialog = lazyDialog("CountDialog", () => import("./count/count-dialog.tsx"));
const ArchivedDialog = lazyDialog("ArchivedDialog", () => import("./archived-dialog.tsx"));
const StockHistoryDialog = lazyDialog("StockHistoryDialog", () => import("./history/history-dialog.tsx"));

/** Which dialogs of the stock page are open, and for what. */
export function useStockDialogs() {
  const edited = useDialogSubject<PricedIngredient>();
  const bought = useDialogSubject<PricedIngredient>();
  const looked = useDialogSubject<Ingredient>();
  const lost = useDialogSubject<Ingredient>();
  const merged = useDialogSubject<PricedIngredient>();
  const imported = useDialogSubject<never>();
  const counting = useDialogSubject<never>();
  const archived = useDialogSubject<never>();
  const { open: openEntry } = bought;
  const { forgetSaved } = edited;
  // Like an edit, an entry is revealed in the list: it may change the filtered status.
  const recordEntry = useCallback(
    (ingredient: PricedIngredient) => {
      forgetSaved();
      openEntry(ingredient);
    },
    [forgetSaved, openEntry],
  );
  return { edited, bought, looked, lost, merged, imported, counting, archived, recordEntry };
}

type StockDialogsProps = {
  dialogs: ReturnType<typeof useStockDialogs>;
  count: ReturnType<typeof useCountDraft>;
};

export function StockDialogs({ dialogs, count }: StockDialogsProps) {
  const { edited, bought, looked, lost, merged, imported, counting, archived } = dialogs;
  return (
    <>
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
      {merged.subject && (
        <MergeDialog
          key={`merge-${merged.key}`}
          ingredient={merged.subject}
          open={merged.isOpen}
          onClose={merged.close}
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
