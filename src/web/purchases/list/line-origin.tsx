import { Repeat2 } from "lucide-react";
import type { CartLine } from "#shared/purchases/cart.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { plainIcon } from "#web/ui/plain-icon.tsx";

export type SupplierOption = { id: number; name: string };

type LineOriginProps = {
  line: CartLine;
  /** What is bought. */
  name: string;
  suppliers: readonly SupplierOption[];
  onChange: (line: CartLine) => void;
  onSwap: () => void;
};

const swapIcon = plainIcon(Repeat2, "size-4");

/** Where a line was bought, from which lot, and the way to buy something else. */
export function LineOrigin({ line, name, suppliers, onChange, onSwap }: LineOriginProps) {
  const of = <span className="sr-only"> de {name}</span>;
  return (
    <div className="mt-2 grid grid-cols-2 items-end gap-3 xl:col-span-6 xl:col-start-2 xl:mt-0 xl:mb-2 xl:grid-cols-[14rem_10rem_auto] xl:justify-start">
      <SelectField
        label={<span>Fornecedor{of}</span>}
        value={line.supplierId ?? ""}
        onChange={({ target }) =>
          onChange({ ...line, supplierId: target.value === "" ? null : Number(target.value) })
        }
        options={suppliers.map(({ id }) => String(id))}
        labels={Object.fromEntries(suppliers.map((supplier) => [String(supplier.id), supplier.name]))}
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
  );
}
