import { useForm, useWatch } from "react-hook-form";
import { Link } from "wouter";
import type { Drink, DrinkInput } from "#shared/drinks/contract.ts";
import { paths } from "#web/address/paths.ts";
import { ApiError } from "#web/api/api-error.ts";
import { EditDialog } from "#web/editing/edit-dialog.tsx";
import { useEditConflict } from "#web/editing/use-edit-conflict.ts";
import type { PricedStock } from "#web/ingredients/stock-by-id.ts";
import { PendingAnswersProvider, usePendingAnswers } from "#web/ingredients/yield/pending-answers.ts";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { DrinkCostLine } from "./drink-cost-line.tsx";
import {
  type DrinkForm,
  type DrinkFormValues,
  drinkFormValues,
  drinkLabels,
  drinkResolver,
  finishedLines,
} from "./drink-form.ts";
import { focusRecipeField } from "./focus-recipe-field.ts";
import { DRINK_GONE, drinksQuery, isMissing, useCreateDrink, useUpdateDrink } from "./queries.ts";
import { RecipeRows } from "./recipe-rows.tsx";

type DrinkDialogProps = {
  /** Undefined for a new one. */
  drink: Drink | undefined;
  stock: PricedStock;
  open: boolean;
  onClose: () => void;
  onSaved: (drink: Drink) => void;
};

export function DrinkDialog({ drink, stock, open, onClose, onSaved }: DrinkDialogProps) {
  const { mutateAsync: create } = useCreateDrink();
  const { mutateAsync: update } = useUpdateDrink();
  const form = useForm<DrinkFormValues, unknown, DrinkInput>({
    resolver: drinkResolver,
    defaultValues: drinkFormValues(drink),
  });
  const conflict = useEditConflict({
    form,
    subject: drink,
    query: drinksQuery,
    valuesOf: drinkFormValues,
    labels: drinkLabels,
  });

  const { answers, saveAnswers } = usePendingAnswers();

  const save = async (input: DrinkInput) => {
    // Without its factor a line would be counted one to one: a glass for the price of its bottles.
    if (!(await saveAnswers())) return undefined;
    try {
      return await (drink ? update({ id: drink.id, ...input }) : create(input));
    } catch (error) {
      throw isMissing(error as Error) ? new ApiError(404, DRINK_GONE) : error;
    }
  };

  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title={drink ? "Editar drink" : "Novo drink"}
      description="A receita de um copo."
      size="lg"
      form={form}
      conflict={conflict}
      save={save}
      onSaved={onSaved}
      sameName={{ list: drinksQuery.queryKey, edited: drink, noun: "um drink" }}
    >
      {stock.size === 0 && <NoIngredientsNote />}
      <TextField
        label={drinkLabels.name}
        autoComplete="off"
        placeholder="Caipirinha"
        required
        enterKeyHint="next"
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          focusRecipeField(0, "ingredientId");
        }}
        {...registerField(form, "name")}
      />
      <PendingAnswersProvider value={answers}>
        <RecipeRows form={form} stock={stock} />
      </PendingAnswersProvider>
      <TextField
        label={drinkLabels.description}
        hint="Na proposta, em vez dos ingredientes"
        autoComplete="off"
        isOptional
        {...registerField(form, "description")}
      />
      <RecipeCost form={form} stock={stock} />
    </EditDialog>
  );
}

function NoIngredientsNote() {
  return (
    <Alert tone="info" title="Ainda não há ingredientes">
      As receitas usam os ingredientes do estoque.{" "}
      {/* Replaces the dialog's history entry, so that Back leads to the page. */}
      <Link href={paths.stock} replace className="font-medium text-primary-ink underline underline-offset-4">
        Cadastrar ingredientes no Estoque
      </Link>
    </Alert>
  );
}

type RecipeCostProps = { form: DrinkForm; stock: PricedStock };

/** The cost while editing, always visible. */
function RecipeCost({ form, stock }: RecipeCostProps) {
  const lines = useWatch({ control: form.control, name: "ingredients" });
  return (
    <div
      role="status"
      className="sticky -bottom-4 -mx-4 -mb-6 border-t border-line bg-raised px-4 py-3 low:static sm:-bottom-6 sm:-mx-6 sm:-mb-8 sm:px-6"
    >
      <DrinkCostLine lines={finishedLines(lines)} stock={stock} />
    </div>
  );
}
