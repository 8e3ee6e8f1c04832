import { useController } from "react-hook-form";
import { type EventForm, eventLabels } from "#web/events/form/event-form.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";

/** What is known of an event whose stock is back, and whether the next ones learn from it. */
export function AfterwardsFields({ form }: { form: EventForm }) {
  const { field } = useController({ control: form.control, name: "teaches" });
  return (
    <>
      <div className="sm:col-span-2">
        <NumberField
          label={eventLabels.guestsPresent}
          isOptional
          step={1}
          {...registerField(form, "guestsPresent")}
        />
      </div>
      <div className="self-end sm:col-span-4">
        <CheckboxField label={eventLabels.teaches} checked={field.value} onChange={field.onChange} />
      </div>
    </>
  );
}
