import { type ChangeEvent, useState } from "react";
import { useWatch } from "react-hook-form";
import type { PricedEvent } from "#shared/events/contract.ts";
import { parseDecimal, ungroupedDecimal } from "#shared/numbers/decimal.ts";
import { exact, minus, sum as sumOf } from "#shared/numbers/exact.ts";
import { moneyOf } from "#shared/numbers/money.ts";
import { pricingModes } from "#shared/payments/enumerations.ts";
import { pricingModeLabels } from "#shared/payments/labels.ts";
import type { EventForm } from "#web/events/form/event-form.ts";
import { useDraftPrice } from "#web/events/form/use-draft-price.ts";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { PriceLines } from "./price-lines.tsx";

const labels = { ...pricingModeLabels, "": "Sem preço" };

type PriceFieldsProps = { form: EventForm; event: PricedEvent | undefined };

export function PriceFields({ form, event }: PriceFieldsProps) {
  const mode = useWatch({ control: form.control, name: "pricing.pricingMode" });
  const { price: sum } = useDraftPrice(form, event);
  // The sum is typed next.
  const [isChosen, setIsChosen] = useState(false);
  /** A price by guests goes on as its sum, until another is typed. */
  const proposeSum = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    setIsChosen(true);
    if (target.value !== "fechado" || form.getValues("pricing.price") !== "" || sum === null) return;
    const added = form.getValues("pricing.lines").map(({ amount }) => exact(parseDecimal(amount) ?? 0));
    const base = moneyOf(minus(exact(sum), sumOf(added)));
    form.setValue("pricing.price", ungroupedDecimal(base), { shouldDirty: true });
  };
  return (
    <>
      <div className="grid grid-cols-2 gap-x-3 gap-y-3 @xl:grid-cols-4">
        <SelectField
          label="Como cobrar"
          options={["", ...pricingModes]}
          labels={labels}
          {...registerField(form, "pricing.pricingMode", { onChange: proposeSum })}
        />
        <NumberField
          label="Duração (horas)"
          step={0.5}
          min={0.5}
          {...registerField(form, "durationMinutes")}
        />
        {mode === "fechado" && (
          <NumberField
            label="Preço (R$)"
            autoFocus={isChosen}
            placeholder="0,00"
            step={100}
            {...registerField(form, "pricing.price")}
          />
        )}
        {mode === "por_convidado" && (
          <>
            <NumberField
              label="Por convidado (R$)"
              autoFocus={isChosen}
              placeholder="0,00"
              step={1}
              {...registerField(form, "pricing.pricePerGuest")}
            />
            <NumberField
              label="Mínimo (convidados)"
              step={10}
              {...registerField(form, "pricing.minGuests")}
            />
          </>
        )}
      </div>
      {mode !== "" && <PriceLines form={form} />}
    </>
  );
}
