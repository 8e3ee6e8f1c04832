import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import type { Drink } from "#shared/drinks/contract.ts";
import { byId } from "#shared/group-by.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { memoizeByObject } from "#shared/memoize-by-object.ts";
import { failedQueries, LoadError } from "#web/api/load-error.tsx";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { pricedById } from "#web/ingredients/stock-by-id.ts";
import { useCan } from "#web/session/permissions.ts";
import { AddButton } from "#web/ui/add-button.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { DrinkList } from "./drink-list.tsx";
import { DrinkSkeleton } from "./drink-skeleton.tsx";
import { DrinksMenu } from "./drinks-menu.tsx";
import { drinksQuery } from "./queries.ts";
import { RemoveDrinkDialog } from "./remove-drink-dialog.tsx";

const DrinkDialog = lazyDialog("DrinkDialog", () => import("./drink-dialog.tsx"));
const ClassicDrinksDialog = lazyDialog(
  "ClassicDrinksDialog",
  () => import("./classics/classic-drinks-dialog.tsx"),
);
const DrinkImportDialog = lazyDialog("DrinkImportDialog", () => import("./import/drink-import-dialog.tsx"));

/** A constant for memoization, until the data has loaded. */
const NONE: never[] = [];
const stockById = memoizeByObject((stock: readonly Ingredient[]) => ({
  stock: byId(stock),
  priced: pricedById(stock),
}));

export function DrinksPage() {
  const drinks = useQuery(drinksQuery);
  const ingredients = useQuery(ingredientsQuery);
  // The first render is a later, interruptible one.
  const isDrawn = useDeferredValue(Boolean(drinks.data && ingredients.data));
  const dialog = useDialogSubject<Drink>();
  const removed = useDialogSubject<Drink>();
  const classics = useDialogSubject<never>();
  const imported = useDialogSubject<never>();
  const failed = failedQueries(drinks, ingredients);
  const { stock, priced: prices } = stockById(ingredients.data ?? NONE);
  const priced = useCan("see-money") ? prices : undefined;
  const canEdit = useCan("edit-records");
  const [onEdit, onRemove] = [dialog.open, removed.open];
  const edits = useMemo(() => (canEdit ? { onEdit, onRemove } : undefined), [canEdit, onEdit, onRemove]);

  return (
    <>
      <PageHeader
        title="Drinks"
        subtitle="Receitas de drinks"
        aside={
          canEdit &&
          failed.length === 0 && (
            <div className="print:hidden">
              <DrinksMenu onClassics={() => classics.open()} onImport={() => imported.open()} />
            </div>
          )
        }
        action={
          canEdit &&
          failed.length === 0 && (
            <AddButton label="Novo drink" isSecond={drinks.data?.length === 0} onAdd={() => dialog.open()} />
          )
        }
      />
      {failed.length > 0 ? (
        <LoadError title="Não foi possível carregar os drinks" queries={failed} />
      ) : isDrawn && drinks.data && ingredients.data ? (
        <DrinkList
          drinks={drinks.data}
          stock={stock}
          priced={priced}
          onAdd={() => dialog.open()}
          onClassics={() => classics.open()}
          onImport={() => imported.open()}
          edits={edits}
          savedId={dialog.savedId}
        />
      ) : (
        <DrinkSkeleton />
      )}
      {priced && (
        <DrinkDialog
          key={dialog.key}
          drink={dialog.subject}
          stock={priced}
          // Without the stock it would claim that there is none.
          open={dialog.isOpen && ingredients.data !== undefined}
          onClose={dialog.close}
          onSaved={dialog.showSaved}
        />
      )}
      <ClassicDrinksDialog key={`classics-${classics.key}`} open={classics.isOpen} onClose={classics.close} />
      <DrinkImportDialog key={`import-${imported.key}`} open={imported.isOpen} onClose={imported.close} />
      {/* Outside the list, which may disappear with its last drink. */}
      {removed.subject && (
        <RemoveDrinkDialog
          key={`remove-${removed.key}`}
          drink={removed.subject}
          open={removed.isOpen}
          onClose={removed.close}
        />
      )}
    </>
  );
}
