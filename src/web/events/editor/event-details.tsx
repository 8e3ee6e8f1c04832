import { useController } from "react-hook-form";
import type { Client } from "#shared/clients/contract.ts";
import type { PricedEvent } from "#shared/events/contract.ts";
import { combos, editableStatuses, eventTypes } from "#shared/events/enumerations.ts";
import { eventStatusLabels, eventTypeLabels } from "#shared/events/labels.ts";
import { type EventForm, eventLabels, isStillPlanned } from "#web/events/form/event-form.ts";
import { PriceOffer } from "#web/events/price/price-offer.tsx";
import { MoreFields } from "#web/ui/fields/more-fields.tsx";
import { registerField } from "#web/ui/fields/register-field.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { StepperField } from "#web/ui/fields/stepper-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { AfterwardsFields } from "./afterwards-fields.tsx";
import { ClientPicker } from "./client-picker.tsx";
import { SameDayEvents } from "./same-day-events.tsx";
import { ScaleDrinks } from "./scale-drinks.tsx";
import { TeamFields } from "./team-fields.tsx";
import type { CountProposals } from "./use-count-proposals.ts";

const GUESTS_STEP = 10;
const LATER_FIELDS = ["arrivalTime", "teamNotes", "guestsPresent"] as const;

type EventDetailsProps = {
  form: EventForm;
  /** Undefined for a new one. */
  event: PricedEvent | undefined;
  clients: readonly Client[];
  proposals: CountProposals;
  onNewClient: (name: string) => void;
};

export function EventDetails({ form, event, clients, proposals, onNewClient }: EventDetailsProps) {
  const { errors, defaultValues } = form.formState;
  const guests = useController({ control: form.control, name: "guests" });
  // A status that is not offered stays until another one is chosen.
  const statuses = [...new Set<string>([...editableStatuses, defaultValues?.status ?? "planejamento"])];

  const isAfterwards = event?.stockState === "back";

  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-6">
      <div className="sm:col-span-6">
        <TextField
          label={eventLabels.name}
          autoComplete="off"
          placeholder="Casamento da Ana e do Bruno"
          required
          {...registerField(form, "name")}
        />
      </div>
      <div className="sm:col-span-3">
        <TextField label={eventLabels.date} type="datetime-local" required {...registerField(form, "date")} />
      </div>
      <div className="sm:col-span-3">
        <StepperField
          label={eventLabels.guests}
          things="convidados"
          step={GUESTS_STEP}
          isOptional
          {...guests.field}
          error={errors.guests?.message}
        />
      </div>
      <SameDayEvents form={form} eventId={event?.id} />
      {isStillPlanned(event) && <ScaleDrinks form={form} proposals={proposals} />}
      <PriceOffer form={form} event={event} nextField="guests" />
      <div className="sm:col-span-6">
        <TextField
          label={eventLabels.location}
          autoComplete="off"
          isOptional
          {...registerField(form, "location")}
        />
      </div>
      <div className="sm:col-span-2">
        <SelectField
          label={eventLabels.status}
          options={statuses}
          labels={eventStatusLabels}
          {...registerField(form, "status")}
        />
      </div>
      <div className="sm:col-span-2">
        <SelectField
          label={eventLabels.type}
          options={eventTypes}
          labels={eventTypeLabels}
          {...registerField(form, "type")}
        />
      </div>
      <div className="sm:col-span-2">
        <SelectField label={eventLabels.combo} options={combos} {...registerField(form, "combo")} />
      </div>
      <div className="sm:col-span-6">
        <ClientPicker form={form} event={event} clients={clients} onNew={onNewClient} />
      </div>
      <MoreFields
        label="Mais detalhes"
        isFilled={LATER_FIELDS.some((name) => Boolean(defaultValues?.[name])) || isAfterwards}
        hasProblem={LATER_FIELDS.some((name) => errors[name] !== undefined)}
      >
        <TeamFields form={form} />
        {isAfterwards && <AfterwardsFields form={form} />}
      </MoreFields>
    </div>
  );
}
