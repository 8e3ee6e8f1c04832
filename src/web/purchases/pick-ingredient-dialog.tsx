import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { otherBrand } from "#shared/ingredients/other-brand.ts";
import { boughtIn } from "#shared/purchases/bought-in.ts";
import { nameKey } from "#shared/text/name-key.ts";
import { matchesSearch } from "#shared/text/search.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { ingredientsQuery, useCreateIngredient } from "#web/ingredients/queries.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { ComboboxField } from "#web/ui/fields/combobox-field.tsx";

/** Prefix of the option that creates an ingredient. */
const NEW = "novo:";

type PickIngredientDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The ingredient to be replaced; undefined for a line of one's own. */
  replaced: string | undefined;
  /** What another brand is created like; undefined where none can be. */
  like: Ingredient | undefined;
  ingredients: readonly Ingredient[];
  onPick: (ingredient: Ingredient) => void;
};

/** Chooses what else goes into the cart: a substitute, which may be a brand not on record yet, or a line of one's own. */
export function PickIngredientDialog(props: PickIngredientDialogProps) {
  const { open, onClose, replaced, like, ingredients, onPick } = props;
  const [chosen, setChosen] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  const { create, isPending } = useCreateBrand();
  const options = useMemo(
    () =>
      ingredients.map((ingredient) => ({
        value: String(ingredient.id),
        label: ingredient.name,
        detail: `${amountText(ingredient.quantity, stockUnitText(ingredient))} em estoque · em ${boughtIn(ingredient)}`,
      })),
    [ingredients],
  );
  const newName = chosen?.startsWith(NEW) ? chosen.slice(NEW.length) : undefined;
  const search = (text: string) => {
    const found = options.filter(({ label }) => matchesSearch(text, label));
    const typed = text.trim();
    const isKnown = ingredients.some(({ name }) => nameKey(name) === nameKey(typed));
    if (!like || !typed || isKnown) return found;
    const detail = `como ${like.name}, em ${boughtIn({ ...like, ...otherBrand(typed, like) })}`;
    return [...found, { value: NEW + typed, label: `Cadastrar “${typed}”`, detail }];
  };
  const pick = async () => {
    const ingredient =
      newName !== undefined && like
        ? // A failure is told by a toast, and the dialog stays as it was.
          await create(newName, like).catch(() => null)
        : ingredients.find(({ id }) => String(id) === chosen);
    if (ingredient === null) return;
    if (!ingredient) return setIsMissing(true);
    onPick(ingredient);
    onClose();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={replaced ? `Trocar ${replaced}` : "Adicionar item"}
      description={
        replaced
          ? `Ao lançar a compra, os eventos passam a levar o que você escolher no lugar do que falta de ${replaced}. As receitas continuam com ${replaced}.`
          : "Algo que não está na lista e que você vai comprar também."
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button isBusy={isPending} busyLabel="Cadastrando..." onClick={() => void pick()}>
            {newName !== undefined ? "Cadastrar e trocar" : replaced ? "Trocar" : "Adicionar"}
          </Button>
        </>
      }
    >
      {/* Room for the list of the field. */}
      <div className="sm:min-h-64">
        <ComboboxField
          label="Ingrediente"
          placeholder={like ? "Buscar, ou o nome de outra marca" : "Buscar ingrediente"}
          noneFound="Nenhum ingrediente encontrado"
          hint={
            newName &&
            like &&
            `Entra no estoque como ${like.name}, em ${boughtIn({ ...like, ...otherBrand(newName, like) })}.`
          }
          chosen={
            newName === undefined
              ? options.find(({ value }) => value === chosen)
              : { value: NEW + newName, label: newName }
          }
          search={search}
          onChoose={(value) => {
            setChosen(value);
            setIsMissing(false);
          }}
          error={isMissing ? "Escolha um ingrediente" : undefined}
        />
      </div>
    </Dialog>
  );
}

function useCreateBrand() {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useCreateIngredient();
  const create = async (name: string, like: Ingredient) => {
    const made = await mutateAsync(otherBrand(name, like));
    // The row of the list looks it up there, mostly before it was fetched again.
    client.setQueryData(ingredientsQuery.queryKey, (present = []) =>
      present.some(({ id }) => id === made.id) ? present : [...present, made],
    );
    return made;
  };
  return { create, isPending };
}
