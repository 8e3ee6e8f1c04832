import { useMemo, useState } from "react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import { boughtIn } from "#shared/purchases/bought-in.ts";
import { matchesSearch } from "#shared/text/search.ts";
import { amountText, stockUnitText } from "#shared/units/amount-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { ComboboxField } from "#web/ui/fields/combobox-field.tsx";

type PickIngredientDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The ingredient to be replaced; undefined for a line of one's own. */
  replaced: string | undefined;
  ingredients: readonly Ingredient[];
  onPick: (ingredient: Ingredient) => void;
};

/** Chooses what else goes into the cart: a substitute, or a line of one's own. */
export function PickIngredientDialog(props: PickIngredientDialogProps) {
  const { open, onClose, replaced, ingredients, onPick } = props;
  const [chosen, setChosen] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  const options = useMemo(
    () =>
      ingredients.map((ingredient) => ({
        value: String(ingredient.id),
        label: ingredient.name,
        detail: `${amountText(ingredient.quantity, stockUnitText(ingredient))} em estoque · em ${boughtIn(ingredient)}`,
      })),
    [ingredients],
  );
  const pick = () => {
    const ingredient = ingredients.find(({ id }) => String(id) === chosen);
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
          ? `Compre outro ingrediente no lugar. ${replaced} continua na lista enquanto os eventos o planejarem: para que a falta suma, troque-o também nos drinks dos eventos.`
          : "Algo que não está na lista e que você vai comprar também."
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button onClick={pick}>{replaced ? "Trocar" : "Adicionar"}</Button>
        </>
      }
    >
      {/* Room for the list of the field. */}
      <div className="sm:min-h-64">
        <ComboboxField
          label="Ingrediente"
          placeholder="Buscar ingrediente"
          noneFound="Nenhum ingrediente encontrado"
          chosen={options.find(({ value }) => value === chosen)}
          search={(text) => options.filter(({ label }) => matchesSearch(text, label))}
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
