import { useWatch } from "react-hook-form";
import { pricingModes } from "#shared/payments/enumerations.ts";
import { pricingModeLabels } from "#shared/payments/labels.ts";
import type { EventForm } from "#web/events/editor/event-form.ts";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";

const labels = { ...pricingModeLabels, "": "Sem preço" };

export function PriceFields({ form }: { form: EventForm }) {
  const mode = useWatch({ control: form.control, name: "pricing.pricingMode" });
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-3 sm:grid-cols-4">
      <SelectField
        label="Como cobrar"
        options={["", ...pricingModes]}
        labels={labels}
        {...registerField(form, "pricing.pricingMode")}
      />
      <NumberField label="Duração (horas)" step={0.5} min={0.5} {...registerField(form, "durationMinutes")} />
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
          <NumberField label="Mínimo (convidados)" step={10} {...registerField(form, "pricing.minGuests")} />
        </>
      )}
    </div>
  );
}
