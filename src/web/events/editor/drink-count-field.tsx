import { useController, useWatch } from "react-hook-form";
import { changeDrinkCount } from "#web/events/form/change-drink-count.ts";
import type { EventForm } from "#web/events/form/event-form.ts";
import { StepperField } from "#web/ui/fields/stepper-field.tsx";

const COUNT_STEP = 10;

type DrinkCountFieldProps = {
  form: EventForm;
  index: number;
  isFixed?: boolean;
  /** The count was typed: it is meant for the present number of guests. */
  onCount?: () => void;
};

/** How many of a drink an event plans, in one row with its name. */
export function DrinkCountField({ form, index, isFixed, onCount }: DrinkCountFieldProps) {
  const { field } = useController({ control: form.control, name: `drinks.${index}.quantity` });
  const name = useWatch({ control: form.control, name: `drinks.${index}.drinkName` });
  return (
    <div data-bare-fields="" className="w-33 shrink-0 pointer-fine:w-28">
      <StepperField
        label={`Quantidade de ${name}`}
        things={`drinks de ${name}`}
        min={1}
        step={COUNT_STEP}
        {...field}
        onChange={(text) => {
          changeDrinkCount(form, index, text);
          onCount?.();
        }}
        isDisabled={isFixed}
        error={form.formState.errors.drinks?.[index]?.quantity?.message}
      />
    </div>
  );
}
