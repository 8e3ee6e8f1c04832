import { CircleCheck, Trash2 } from "lucide-react";
import { useWatch } from "react-hook-form";
import { chargeKinds } from "#shared/payments/enumerations.ts";
import { chargeKindLabels } from "#shared/payments/labels.ts";
import type { EventForm } from "#web/events/form/event-form.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

type ChargeRowProps = {
  form: EventForm;
  index: number;
  /** The saldo takes what the others leave. */
  onAmount: () => void;
  eventDay: string;
  canWait: boolean;
  /** Undefined if something was received for it. */
  onRemove: (() => void) | undefined;
};

export function ChargeRow({ form, index, eventDay, canWait, onAmount, onRemove }: ChargeRowProps) {
  const row = `charges.${index}` as const;
  const [dueOn, dueAt] = useWatch({ control: form.control, name: [`${row}.dueOn`, `${row}.dueAt`] });
  const wait = (moment: typeof dueAt) => {
    form.setValue(`${row}.dueAt`, moment, { shouldDirty: true });
    form.clearErrors(`${row}.dueOn`);
  };
  return (
    <fieldset className="rounded-lg border border-line p-3">
      <legend className="sr-only">Cobrança {index + 1}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-3 @xl:grid-cols-[8rem_8rem_10rem_minmax(0,1fr)_auto]">
        <SelectField
          label="Tipo"
          options={chargeKinds}
          labels={chargeKindLabels}
          {...registerField(form, `${row}.kind`)}
        />
        <NumberField
          label="Valor (R$)"
          placeholder="0,00"
          {...registerField(form, `${row}.amount`, {
            onChange: () => form.getValues(`${row}.kind`) !== "saldo" && onAmount(),
          })}
        />
        <div className="col-span-3 grid grid-cols-2 gap-3 @xl:contents">
          {dueAt === "aceite" ? (
            <div>
              <p className="text-sm font-medium">Vencimento</p>
              <p className="mt-1.5">No aceite</p>
              <Button variant="link" size="sm" onClick={() => wait("")}>
                Escolher um dia
              </Button>
            </div>
          ) : (
            <div>
              <TextField
                label="Vencimento"
                type="date"
                hint={dueOn > eventDay ? "Depois do evento" : undefined}
                {...registerField(form, `${row}.dueOn`)}
              />
              {canWait && (
                <Button variant="link" size="sm" onClick={() => wait("aceite")}>
                  No aceite
                </Button>
              )}
            </div>
          )}
          <TextField label="Observação" autoComplete="off" {...registerField(form, `${row}.note`)} />
        </div>
        <div className="pt-6.5 @max-xl:col-start-3 @max-xl:row-start-1">
          {onRemove ? (
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remover cobrança ${index + 1}`}
              title="Remover"
              onClick={onRemove}
            >
              <Trash2 className="size-4.5" />
            </Button>
          ) : (
            // As wide as the button of the other rows.
            <CircleCheck aria-label="Com recebimentos" className="m-3 size-4.5 text-green-ink" />
          )}
        </div>
      </div>
    </fieldset>
  );
}
