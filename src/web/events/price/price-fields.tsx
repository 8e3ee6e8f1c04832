import { useWatch } from "react-hook-form";
import type { CateringEvent } from "#shared/events/contract.ts";
import { formatMoney } from "#shared/numbers/format.ts";
import { pricingModes } from "#shared/payments/enumerations.ts";
import { pricingModeLabels } from "#shared/payments/labels.ts";
import type { EventForm } from "#web/events/editor/event-form.ts";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { useDraftPrice } from "./use-draft-price.ts";

const labels = { ...pricingModeLabels, "": "Sem preço" };

type PriceFieldsProps = { form: EventForm; event: CateringEvent | undefined };

export function PriceFields({ form, event }: PriceFieldsProps) {
  const mode = useWatch({ control: form.control, name: "pricing.pricingMode" });
  const { price } = useDraftPrice(form, event);
  const sum = price && formatMoney(Number(price));
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-3 sm:grid-cols-4">
      <SelectField
        label="Como cobrar"
        options={["", ...pricingModes]}
        labels={labels}
        {...registerField(form, "pricing.pricingMode")}
      />
      {mode === "fechado" && (
        <NumberField
          label="Preço (R$)"
          placeholder="0,00"
          step={100}
          {...registerField(form, "pricing.price")}
        />
      )}
      {mode === "por_convidado" && (
        <>
          <NumberField
            label="Por convidado (R$)"
            placeholder="0,00"
            step={1}
            {...registerField(form, "pricing.pricePerGuest")}
          />
          <NumberField
            label="Mínimo de convidados"
            step={10}
            isOptional
            {...registerField(form, "pricing.minGuests")}
          />
        </>
      )}
      <NumberField label="Duração (horas)" step={0.5} min={0.5} {...registerField(form, "pricing.hours")} />
      {mode === "por_convidado" && sum && (
        <p className="col-span-full -mt-1 text-sm" role="status">
          <span className="text-muted">Preço do evento </span>
          <span className="font-semibold tabular-nums">{sum}</span>
        </p>
      )}
    </div>
  );
}
