import { useState } from "react";
import { type ClassicDrink, classicDrinks } from "#shared/drinks/classic-drinks.ts";
import type { DrinkImport, UnstockedIngredient } from "#shared/drinks/drink-import-contract.ts";
import { linesWithoutFactor } from "#shared/events/stock/lines-without-factor.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { amountText } from "#shared/units/amount-text.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";
import { UnknownIngredientList } from "#web/drinks/match/unknown-ingredient-list.tsx";
import { useImportDrinks } from "#web/drinks/queries.ts";
import { MISSING_YIELDS_ID, MissingYields } from "#web/ingredients/yield/missing-yields.tsx";
import { PendingAnswersProvider, usePendingAnswers } from "#web/ingredients/yield/pending-answers.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { useSingleFlight } from "#web/ui/use-single-flight.ts";
import { useClassicChoice } from "./use-classic-choice.ts";

type ClassicDrinksDialogProps = { open: boolean; onClose: () => void };

/** Twenty drinks to begin with, all ticked: whoever wants all of them has one tap to do. */
export function ClassicDrinksDialog({ open, onClose }: ClassicDrinksDialogProps) {
  const { mutateAsync, isPending } = useImportDrinks();
  const [problem, setProblem] = useState<string>();
  const choice = useClassicChoice();
  const { answers, saveAnswers } = usePendingAnswers();
  const { chosen, request, given, lines, stockById, isLoaded, toggle, tickAll } = choice;
  const close = () => isPending || onClose();
  const add = useSingleFlight(async () => {
    setProblem(undefined);
    const questions = linesWithoutFactor(lines, stockById).length;
    const unanswered = questions > 0 ? firstUnanswered(questions) : undefined;
    if (unanswered) {
      choice.requireAnswers();
      unanswered.focus();
      return;
    }
    if (!(await saveAnswers())) return;
    try {
      await mutateAsync(request);
      choice.remember();
      onClose();
    } catch (error) {
      setProblem(`${(error as Error).message}. Nada foi gravado: confira e tente de novo.`);
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      title="Começar com drinks clássicos"
      description="Cada receita é a de um copo; depois você muda o que quiser."
      size="lg"
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancelar
          </Button>
          {chosen.length > 0 && isLoaded && (
            <Button isBusy={isPending} busyLabel="Adicionando..." onClick={add}>
              Adicionar {formatCount(chosen.length, "drink", "drinks")}
            </Button>
          )}
        </>
      }
    >
      {problem && <Alert tone="error">{problem}</Alert>}
      {isLoaded ? (
        <>
          <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p role="status" className="text-sm text-muted">
              {newIngredientsText(request.newIngredients.length - given.length)}
              {given.map((one) => ` ${yieldText(one)}`)}
            </p>
            <div className="-mx-3 flex">
              <Button variant="link" size="sm" onClick={() => tickAll(true)}>
                Marcar todos
              </Button>
              <Button variant="link" size="sm" onClick={() => tickAll(false)}>
                Desmarcar todos
              </Button>
            </div>
          </div>
          <UnknownIngredientList {...choice.match} />
          <PendingAnswersProvider value={answers}>
            <MissingYields
              lines={lines}
              stock={stockById}
              refusalOf={
                choice.isAnswerRequired
                  ? (ingredient, unit) => refusalText(namesUsing(request, ingredient.id, unit))
                  : undefined
              }
            />
          </PendingAnswersProvider>
          <ul aria-label="Drinks clássicos" className="grid gap-x-6 sm:grid-cols-2">
            {classicDrinks.map((drink) => (
              <ClassicRow
                key={drink.name}
                drink={drink}
                isTaken={choice.taken.has(drink.name)}
                isChosen={chosen.includes(drink)}
                onToggle={() => toggle(drink.name)}
              />
            ))}
          </ul>
        </>
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}

/** The first empty field; the sentences themselves where a question has no field to fill in. */
function firstUnanswered(questions: number): HTMLElement | undefined {
  const section = document.getElementById(MISSING_YIELDS_ID);
  const fields = Array.from(section?.querySelectorAll("input") ?? []);
  const empty = fields.find(({ value }) => value.trim() === "");
  return empty ?? (fields.length < questions ? (section ?? undefined) : undefined);
}

const namesUsing = ({ rows }: DrinkImport, ingredientId: number, unit: RecipeUnit) =>
  rows
    .filter(({ ingredients }) =>
      ingredients.some((line) => line.ingredient === ingredientId && line.unit === unit),
    )
    .map(({ name }) => name);

const refusalText = (names: readonly string[]) =>
  `Informe o rendimento, ou desmarque ${names.join(", ")}: nada foi gravado`;

const newIngredientsText = (count: number) =>
  count === 0
    ? "Nenhum ingrediente novo."
    : `${formatCount(count, "ingrediente novo", "ingredientes novos")} no estoque, com quantidade zero.`;

const yieldText = ({ name, unit, yieldQuantity, yieldUnit }: UnstockedIngredient) =>
  `1 ${unit} de ${name} passa a render ${amountText(yieldQuantity ?? 0, yieldUnit ?? unit)}.`;

type ClassicRowProps = { drink: ClassicDrink; isTaken: boolean; isChosen: boolean; onToggle: () => void };

function ClassicRow({ drink: { name, recipe }, isTaken, isChosen, onToggle }: ClassicRowProps) {
  return (
    <li className="border-b border-line">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 text-sm has-disabled:cursor-default">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isTaken}
          onChange={onToggle}
          className="mt-0.5 size-5 shrink-0 accent-primary"
        />
        <span className="min-w-0">
          <span className="font-medium">{name}</span>
          {isTaken && <span className="text-muted"> · já cadastrado</span>}
          <span className="block text-muted">{recipe.map(([ingredient]) => ingredient).join(", ")}</span>
        </span>
      </label>
    </li>
  );
}
