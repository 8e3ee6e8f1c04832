import type { ReactNode } from "react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { CartLine } from "#shared/purchases/cart.ts";
import { checkedLine, priceText, readLine } from "#shared/purchases/cart-line.ts";
import { countedText } from "#shared/purchases/purchase-texts.ts";
import { stockUnitText, unitText } from "#shared/units/amount-text.ts";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { StepperField } from "#web/ui/fields/stepper-field.tsx";

type CartFieldsProps = {
  line: CartLine;
  ingredient: Ingredient;
  /** What the list needs now. */
  need: number;
  seesMoney: boolean;
  onChange: (line: CartLine) => void;
  /** What stands behind the fields. */
  children: ReactNode;
};

/** How much of an ingredient is in the cart and what was paid for it; on a desk in the columns of the row. */
export function CartFields({ line, ingredient, need, seesMoney, onChange, children }: CartFieldsProps) {
  const { packName, packQuantity, name } = ingredient;
  const { problems, estimate } = readLine(line, ingredient);
  // Whoever changes the amount has seen what is needed now.
  const setCount = (count: string) => onChange(checkedLine({ ...line, count }, ingredient, need));

  return (
    <div data-bare-fields="" className="flex items-start gap-2 xl:contents">
      <div className="gap-2 xl:col-start-3 xl:row-start-1 xl:flex xl:items-center">
        {packQuantity !== null && packName !== null ? (
          <div className="w-33 shrink-0 pointer-fine:w-28">
            <StepperField
              label={`${unitText(2, packName)} de ${name}`}
              things={`${unitText(2, packName)} de ${name}`}
              min={1}
              step={ingredient.packMultiple}
              value={line.count}
              onChange={setCount}
              error={problems.count}
            />
          </div>
        ) : (
          <div className="w-33 shrink-0 pointer-fine:w-28">
            <NumberField
              label={`Quantidade de ${name} (${stockUnitText(ingredient)})`}
              step={1}
              min={0.01}
              value={line.count}
              onChange={({ target }) => setCount(target.value)}
              error={problems.count}
            />
          </div>
        )}
        <span aria-hidden="true" className="text-xs leading-4 text-muted max-xl:hidden">
          {countedText(line.count, ingredient)}
        </span>
      </div>
      {seesMoney && (
        <div className="min-w-0 flex-1 xl:col-start-7 xl:row-start-1 [&_input]:text-right">
          <NumberField
            label={`Preço pago de ${name}`}
            leading={<span className="text-sm">R$</span>}
            value={priceText(line, ingredient)}
            onChange={({ target }) => onChange({ ...line, price: target.value })}
            // Emptied, it follows the estimate again.
            onBlur={() =>
              line.price?.trim() === "" && estimate !== undefined && onChange({ ...line, price: null })
            }
            error={problems.price}
          />
        </div>
      )}
      <div className="xl:col-start-8 xl:row-start-1">{children}</div>
    </div>
  );
}
