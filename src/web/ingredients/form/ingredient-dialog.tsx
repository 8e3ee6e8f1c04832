import "#web/editing/zod-setup.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type { Ingredient, IngredientInput, PricedIngredient } from "#shared/ingredients/contract.ts";
import { EditDialog } from "#web/editing/edit-dialog.tsx";
import { useEditConflict } from "#web/editing/use-edit-conflict.ts";
import { ingredientsQuery, useCreateIngredient, useUpdateIngredient } from "#web/ingredients/queries.ts";
import { useSupplierName } from "#web/suppliers/use-supplier-name.ts";
import { IngredientFields } from "./ingredient-fields.tsx";
import {
  type IngredientFormValues,
  ingredientForm,
  ingredientFormValues,
  ingredientLabels,
} from "./ingredient-form.ts";
import { usePriceTyping } from "./use-following-price.ts";

type IngredientDialogProps = {
  /** Undefined for a new one. */
  ingredient: PricedIngredient | undefined;
  open: boolean;
  onClose: () => void;
  onSaved: (ingredient: Ingredient) => void;
};

export function IngredientDialog({ ingredient, open, onClose, onSaved }: IngredientDialogProps) {
  const { mutateAsync: create } = useCreateIngredient();
  const { mutateAsync: update } = useUpdateIngredient();
  const form = useForm<IngredientFormValues, unknown, IngredientInput>({
    resolver: zodResolver(ingredientForm),
    defaultValues: ingredientFormValues(ingredient),
  });
  const typing = usePriceTyping();
  const supplierName = useSupplierName();
  const conflict = useEditConflict({
    form,
    subject: ingredient,
    query: ingredientsQuery,
    valuesOf: ingredientFormValues,
    labels: ingredientLabels,
    texts: { supplierId: supplierName },
    // A price that only followed the quantity follows the reloaded stock instead.
    fixedIn: () => (typing.isTyped() ? [] : ["pricePerUnit"]),
  });
  const present = conflict.base;

  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title={ingredient ? "Editar ingrediente" : "Adicionar ingrediente"}
      form={form}
      conflict={conflict}
      save={(input) =>
        present ? update({ ...input, id: present.id, version: present.version }) : create(input)
      }
      onSaved={onSaved}
      sameName={{ list: ingredientsQuery.queryKey, edited: ingredient, noun: "um ingrediente" }}
    >
      <IngredientFields form={form} present={present} typing={typing} />
    </EditDialog>
  );
}
