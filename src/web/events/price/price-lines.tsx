import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { useFieldArray } from "react-hook-form";
import type { EventForm } from "#web/events/form/event-form.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";

/** The discounts and extras of a price. */
export function PriceLines({ form }: { form: EventForm }) {
  const addButton = useRef<HTMLButtonElement>(null);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "pricing.lines" });
  const removeLine = (index: number) => {
    // The focused button is gone with its line.
    flushSync(() => remove(index));
    addButton.current?.focus();
  };
  const { lines: problem } = form.formState.errors.pricing ?? {};
  const message = problem?.root?.message ?? problem?.message;
  return (
    <div className="flex flex-col gap-2">
      {fields.map(({ id }, index) => (
        <fieldset
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_8rem_auto] gap-3 max-sm:grid-cols-[minmax(0,1fr)_6.5rem_auto] max-sm:gap-2"
        >
          <legend className="sr-only">Desconto ou extra {index + 1}</legend>
          <TextField
            label="Desconto ou extra"
            autoComplete="off"
            {...registerField(form, `pricing.lines.${index}.text`)}
          />
          <NumberField
            label="Valor (R$)"
            placeholder="-300,00"
            {...registerField(form, `pricing.lines.${index}.amount`)}
          />
          <div className="pt-6.5">
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remover desconto ou extra ${index + 1}`}
              title="Remover"
              onClick={() => removeLine(index)}
            >
              <Trash2 className="size-4.5" />
            </Button>
          </div>
        </fieldset>
      ))}
      {message && (
        <p role="alert" className="text-sm text-danger-ink">
          {message}
        </p>
      )}
      <div className="-ml-3">
        <Button ref={addButton} variant="ghost" size="sm" onClick={() => append({ text: "", amount: "" })}>
          <Plus className="size-4" />
          Desconto ou extra
        </Button>
      </div>
    </div>
  );
}
