import { useState } from "react";
import { classicDrinks } from "#shared/drinks/classic-drinks.ts";
import { isAnswered } from "#shared/drinks/classic-questions.ts";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { formatCount } from "#shared/numbers/format.ts";
import type { RecipeUnit } from "#shared/units/enumerations.ts";
import { useImportDrinks } from "#web/drinks/queries.ts";
import { Button } from "#web/ui/button.tsx";
import { chipClass } from "#web/ui/chip-class.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { useSingleFlight } from "#web/ui/use-single-flight.ts";
import { CLASSIC_QUESTIONS_ID, ClassicQuestionsTable } from "./classic-questions-table.tsx";
import { useClassicChoice } from "./use-classic-choice.ts";

type ClassicDrinksDialogProps = { open: boolean; onClose: () => void };

/** Twenty drinks to begin with: first they are chosen, then what is open about their ingredients is asked at once. */
export function ClassicDrinksDialog({ open, onClose }: ClassicDrinksDialogProps) {
  const { mutateAsync, isPending } = useImportDrinks();
  const [problem, setProblem] = useState<string>();
  const choice = useClassicChoice();
  const { chosen, request, needs, answers, isLoaded, toggle, chooseAll } = choice;
  const close = () => isPending || onClose();
  const add = useSingleFlight(async () => {
    setProblem(undefined);
    if (!needs.every((need) => isAnswered(need, answers))) {
      choice.requireAnswers();
      // What is wrong is marked by the next render.
      return void setTimeout(focusUnanswered);
    }
    try {
      await mutateAsync(request);
      choice.remember();
      onClose();
    } catch (error) {
      setProblem(`${(error as Error).message}. Nada foi gravado: confira e tente de novo.`);
    }
  });
  const refusalOf = (ingredient: Ingredient, units: readonly RecipeUnit[]) => {
    const names = chosen.filter(({ recipe }) =>
      recipe.some(([name, , unit]) => choice.match.find(name)?.id === ingredient.id && units.includes(unit)),
    );
    const which = names.length > 0 ? names : chosen;
    return `Informe o rendimento, ou desmarque ${which.map(({ name }) => name).join(", ")}: nada foi gravado`;
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      title="Começar com drinks clássicos"
      description="Escolha os drinks. Cada receita é a de um copo; depois você muda o que quiser."
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
          <fieldset aria-label="Drinks clássicos" className="flex flex-wrap gap-2">
            {classicDrinks.map(({ name, recipe }) => (
              <button
                key={name}
                type="button"
                aria-pressed={chosen.some((one) => one.name === name)}
                disabled={choice.taken.has(name)}
                title={recipe.map(([ingredient]) => ingredient).join(", ")}
                onClick={() => toggle(name)}
                className={`${chipClass} disabled:opacity-60`}
              >
                {name}
                {choice.taken.has(name) && " · já cadastrado"}
              </button>
            ))}
          </fieldset>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p role="status" className="text-sm text-muted">
              {chosen.length > 0 && newIngredientsText(choice.madeCount)}
            </p>
            <div className="-mx-3 flex">
              <Button variant="link" size="sm" onClick={() => chooseAll(true)}>
                Marcar todos
              </Button>
              {chosen.length > 0 && (
                <Button variant="link" size="sm" onClick={() => chooseAll(false)}>
                  Desmarcar todos
                </Button>
              )}
            </div>
          </div>
          <ClassicQuestionsTable
            {...choice.match}
            needs={needs}
            answers={answers}
            onAnswer={choice.answer}
            refusalOf={choice.isAnswerRequired ? refusalOf : undefined}
          />
        </>
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}

/** The first field without an answer; the table itself where there is no field to fill in. */
function focusUnanswered() {
  const section = document.getElementById(CLASSIC_QUESTIONS_ID);
  const field = section?.querySelector<HTMLElement>("input[aria-invalid='true']");
  (field ?? section)?.focus();
}

const newIngredientsText = (count: number) =>
  count === 0
    ? "Nenhum ingrediente novo."
    : `${formatCount(count, "ingrediente novo", "ingredientes novos")} no estoque, com quantidade zero.`;
