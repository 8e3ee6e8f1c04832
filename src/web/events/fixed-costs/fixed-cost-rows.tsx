import { Plus } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { useFieldArray } from "react-hook-form";
import { Button } from "#web/ui/button.tsx";
import { FixedCostRow } from "./fixed-cost-row.tsx";
import { emptyCost, type FixedCostsForm } from "./fixed-costs-form.ts";

export function FixedCostRows({ form }: { form: FixedCostsForm }) {
  const addButton = useRef<HTMLButtonElement>(null);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "fixedCosts" });
  const removeRow = (index: number) => {
    // The focused button is gone with its row: the next row takes the focus.
    flushSync(() => remove(index));
    const last = fields.length - 2;
    if (last >= 0) form.setFocus(`fixedCosts.${Math.min(index, last)}.name`);
    else addButton.current?.focus();
  };
  const problem = form.formState.errors.fixedCosts;
  const message = problem?.root?.message ?? problem?.message;

  return (
    <>
      {fields.length === 0 && (
        <p className="rounded-lg border border-dashed border-line px-4 py-6 text-center text-sm text-muted">
          Nenhum custo fixo. Inclua o que não vem do estoque: transporte, equipe, equipamentos.
        </p>
      )}
      {fields.map(({ id }, index) => (
        <FixedCostRow key={id} form={form} index={index} onRemove={() => removeRow(index)} />
      ))}
      {message && (
        <p role="alert" className="text-sm text-danger-ink">
          {message}
        </p>
      )}
      <div>
        <Button ref={addButton} variant="secondary" onClick={() => append(emptyCost)}>
          <Plus className="size-4.5" />
          Adicionar custo fixo
        </Button>
      </div>
    </>
  );
}
