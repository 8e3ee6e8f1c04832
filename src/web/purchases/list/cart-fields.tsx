import { ChevronDown, Repeat2 } from "lucide-react";
import type { ReactNode } from "react";
import type { Ingredient } from "#shared/ingredients/contract.ts";
import type { CartLine } from "#shared/purchases/cart.ts";
import { checkedLine, priceText, readLine } from "#shared/purchases/cart-line.ts";
import { stockUnitText, unitText } from "#shared/units/amount-text.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { StepperField } from "#web/ui/fields/stepper-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";

export type SupplierOption = { id: number; name: string };

type CartFieldsProps = {
  line: CartLine;
  ingredient: Ingredient;
  /** What the list needs now. */
  need: number;
  suppliers: readonly SupplierOption[];
  seesMoney: boolean;
  onChange: (line: CartLine) => void;
  onSwap: () => void;
};

const chevron = plainIcon(ChevronDown, "size-4 shrink-0 transition-transform in-open:rotate-180");
const swapIcon = plainIcon(Repeat2, "size-4");

/** How much of an ingredient is in the cart and what was paid for it; the rest of it is folded away. */
export function CartFields({
  line,
  ingredient,
  need,
  suppliers,
  seesMoney,
  onChange,
  onSwap,
}: CartFieldsProps) {
  const { packName, packQuantity, name } = ingredient;
  const { problems, estimate } = readLine(line, ingredient);
  // Whoever changes the amount has seen what is needed now.
  const setCount = (count: string) => onChange(checkedLine({ ...line, count }, ingredient, need));
  const of = <span className="sr-only"> de {name}</span>;

  return (
    <>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3">
        {packQuantity !== null && packName !== null ? (
          <div className="w-40">
            <StepperField
              label={
                <span className="first-letter:uppercase">
                  {unitText(2, packName)}
                  {of}
                </span>
              }
              things={`${unitText(2, packName)} de ${name}`}
              min={1}
              step={ingredient.packMultiple}
              value={line.count}
              onChange={setCount}
              error={problems.count}
            />
          </div>
        ) : (
          <div className="w-40">
            <NumberField
              label={
                <span>
                  Quantidade{of} ({stockUnitText(ingredient)})
                </span>
              }
              step={1}
              min={0.01}
              value={line.count}
              onChange={({ target }) => setCount(target.value)}
              error={problems.count}
            />
          </div>
        )}
        {seesMoney && (
          <NumberField
            label={<span>Preço pago{of}</span>}
            leading={<span className="text-sm">R$</span>}
            value={priceText(line, ingredient)}
            onChange={({ target }) => onChange({ ...line, price: target.value })}
            // Emptied, it follows the estimate again.
            onBlur={() =>
              line.price?.trim() === "" && estimate !== undefined && onChange({ ...line, price: null })
            }
            error={problems.price}
          />
        )}
      </div>
      <LineOrigin line={line} of={of} suppliers={suppliers} onChange={onChange} onSwap={onSwap} />
    </>
  );
}

type LineOriginProps = Pick<CartFieldsProps, "line" | "suppliers" | "onChange" | "onSwap"> & {
  /** Names the ingredient for those who hear the fields. */
  of: ReactNode;
};

function LineOrigin({ line, of, suppliers, onChange, onSwap }: LineOriginProps) {
  const supplierName = suppliers.find(({ id }) => id === line.supplierId)?.name;
  return (
    <details className="mt-1">
      <summary className="flex min-h-control cursor-pointer list-none items-center gap-1.5 text-sm text-muted select-none hover:text-ink [&::-webkit-details-marker]:hidden">
        {chevron}
        <span className="min-w-0 truncate">
          {supplierName ?? "Sem fornecedor"}
          {line.lot && ` · lote ${line.lot}`}
          {of}
        </span>
      </summary>
      <div className="grid grid-cols-2 items-start gap-3 pb-1">
        <SelectField
          label={<span>Fornecedor{of}</span>}
          value={line.supplierId ?? ""}
          onChange={({ target }) =>
            onChange({ ...line, supplierId: target.value === "" ? null : Number(target.value) })
          }
          options={suppliers.map(({ id }) => String(id))}
          labels={Object.fromEntries(suppliers.map(({ id, name }) => [String(id), name]))}
        >
          <option value="">Sem fornecedor</option>
        </SelectField>
        <TextField
          label={<span>Lote{of}</span>}
          isOptional
          autoComplete="off"
          maxLength={60}
          value={line.lot}
          onChange={({ target }) => onChange({ ...line, lot: target.value })}
        />
        {line.wantedId !== null && (
          <Button variant="secondary" size="sm" onClick={onSwap}>
            {swapIcon}
            Trocar{of}
          </Button>
        )}
      </div>
    </details>
  );
}
