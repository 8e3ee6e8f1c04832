import { type EventForm, eventLabels } from "#web/events/form/event-form.ts";
import { registerField } from "#web/ui/fields/register-field.ts";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

/** When the team arrives, and what it has to know. */
export const TeamFields = ({ form }: { form: EventForm }) => (
  <>
    <div className="sm:col-span-2">
      <TextField
        label={eventLabels.arrivalTime}
        type="time"
        isOptional
        {...registerField(form, "arrivalTime")}
      />
    </div>
    <div className="sm:col-span-4">
      <TextAreaField
        label={eventLabels.teamNotes}
        hint="Aparece no link da equipe"
        isOptional
        {...registerField(form, "teamNotes")}
      />
    </div>
  </>
);
