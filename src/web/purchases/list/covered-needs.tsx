import { hasMoney } from "#shared/accounts/with-money.ts";
import type { Ingredient, PricedIngredient } from "#shared/ingredients/contract.ts";
import { contentsText } from "#shared/ingredients/pack.ts";
import type { CoveredNeed } from "#shared/purchases/covered-needs.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import { Button } from "#web/ui/button.tsx";
import { useDialogSubject } from "#web/ui/dialogs/use-dialog-subject.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-dialog.tsx";

const MergeDialog = lazyDialog("MergeDialog", () => import("#web/ingredients/merge/merge-dialog.tsx"));

type CoveredNeedsProps = {
  covered: readonly CoveredNeed<Ingredient>[];
  canEdit: boolean;
  onUncover: (ingredientId: number) => void;
};

/** What something else was bought for, until its events are over: the way to merge the two, or to buy it after all. */
export function CoveredNeeds({ covered, canEdit, onUncover }: CoveredNeedsProps) {
  const merged = useDialogSubject<{ ingredient: PricedIngredient; into: number }>();
  return (
    <>
      {covered.length > 0 && (
        <section
          aria-label="Já comprado com outro item"
          className="mt-3 rounded-lg border border-line bg-surface px-3.5 py-2.5 text-sm"
        >
          <h2 className="font-semibold">Já comprado com outro item</h2>
          <p className="text-xs text-muted">
            Fora da lista neste aparelho. Os eventos ainda planejam o item de antes: se a troca é para sempre,
            junte os dois.
          </p>
          <ul className="ruled mt-1">
            {covered.map(({ ingredient, need, by }) => (
              <li
                key={`${ingredient.id}-${by.id}`}
                className="flex flex-wrap items-center justify-between gap-x-3 py-1"
              >
                <span className="min-w-0 wrap-anywhere">
                  <span className="tabular-nums">{contentsText(need, stockUnitText(ingredient))}</span> de{" "}
                  {ingredient.name}: <strong className="font-medium">{by.name}</strong>
                </span>
                <span className="flex gap-1">
                  {canEdit && hasMoney(ingredient) && (
                    <Button variant="link" size="sm" onClick={() => merged.open({ ingredient, into: by.id })}>
                      Juntar
                      <span className="sr-only">
                        {" "}
                        {ingredient.name} com {by.name}
                      </span>
                    </Button>
                  )}
                  <Button variant="link" size="sm" onClick={() => onUncover(ingredient.id)}>
                    Comprar também<span className="sr-only"> {ingredient.name}</span>
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {merged.subject && (
        <MergeDialog key={merged.key} {...merged.subject} open={merged.isOpen} onClose={merged.close} />
      )}
    </>
  );
}
