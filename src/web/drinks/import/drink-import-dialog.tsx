import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { drinkImport } from "#shared/drinks/drink-import.ts";
import { newWithoutFactor, stockedLines } from "#shared/drinks/imported-factors.ts";
import { newIngredientsFor } from "#shared/drinks/ingredient-choices.ts";
import { unknownIngredients } from "#shared/drinks/unknown-ingredients.ts";
import { UnknownIngredientList } from "#web/drinks/match/unknown-ingredient-list.tsx";
import { useIngredientChoices } from "#web/drinks/match/use-ingredient-choices.ts";
import { drinksQuery, useFreshDrinks, useImportDrinks } from "#web/drinks/queries.ts";
import { CsvImportDialog } from "#web/import/csv-import-dialog.tsx";
import { useCsvImport } from "#web/import/use-csv-import.ts";
import { ingredientsQuery } from "#web/ingredients/queries.ts";
import { MissingYields } from "#web/ingredients/yield/missing-yields.tsx";
import { PendingAnswersProvider, usePendingAnswers } from "#web/ingredients/yield/pending-answers.ts";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { DrinkImportHelp } from "./drink-import-help.tsx";
import { DrinkRowDetails } from "./drink-row-details.tsx";

type DrinkImportDialogProps = { open: boolean; onClose: () => void };

/** Stays the same while the stock loads. */
const NONE: never[] = [];

const words = {
  title: "Enviar CSV dos drinks",
  same: "Os drinks já estão iguais ao arquivo: não há nada para importar.",
  keepPresent: "Deixar como estão os drinks que já existem",
  compared: "os drinks",
  conflict:
    "Os drinks foram alterados enquanto você conferia, e nada foi gravado. A prévia já mostra os de agora: confira e importe de novo.",
};

export function DrinkImportDialog({ open, onClose }: DrinkImportDialogProps) {
  const { data: drinks } = useQuery(drinksQuery);
  const { data: stock } = useQuery(ingredientsQuery);
  const { mutateAsync: send } = useImportDrinks();
  const { find, choices, choose, remember } = useIngredientChoices(stock ?? NONE);
  const { answers, saveAnswers } = usePendingAnswers();
  const csv = useCsvImport({
    kind: drinkImport,
    words,
    present: stock && drinks,
    known: find,
    refresh: useFreshDrinks(),
    send: async ({ rows }, file) => {
      if (!(await saveAnswers())) throw new Error("Informe quanto rende cada ingrediente: nada foi gravado.");
      const asked = unknownIngredients(file.table, stock ?? NONE, file.corrections);
      await send({ rows, newIngredients: newIngredientsFor(rows, asked, choices) });
      remember(asked);
    },
    onImported: onClose,
  });
  const { table, corrections } = csv;
  const unknown = useMemo(
    () => (table && stock ? unknownIngredients(table, stock, corrections) : []),
    [table, stock, corrections],
  );
  const stockById = useMemo(() => new Map(stock?.map((one) => [one.id, one])), [stock]);
  const recipes = csv.plan?.body.rows ?? [];
  const uncounted = newWithoutFactor(recipes, newIngredientsFor(recipes, unknown, choices));
  const names = useMemo(() => new Map(stock?.map(({ id, name }) => [id, name])), [stock]);

  return (
    <CsvImportDialog
      open={open}
      onClose={onClose}
      csv={csv}
      help={<DrinkImportHelp />}
      question={
        csv.plan && (
          <>
            <UnknownIngredientList
              unknown={unknown}
              stock={stock ?? NONE}
              find={find}
              choices={choices}
              onChoose={choose}
            />
            <PendingAnswersProvider value={answers}>
              <MissingYields lines={stockedLines(recipes)} stock={stockById} />
            </PendingAnswersProvider>
            {uncounted.length > 0 && (
              <Alert tone="warning">
                {uncounted.join("; ")}. Informe em Estoque depois de importar: até lá conta 1 para 1.
              </Alert>
            )}
          </>
        )
      }
      renderDetails={(row) => <DrinkRowDetails row={row} names={names} />}
    />
  );
}
