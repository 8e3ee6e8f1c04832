import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { type FieldErrors, useForm } from "react-hook-form";
import type { Client } from "#shared/clients/contract.ts";
import type { Drink } from "#shared/drinks/contract.ts";
import type { CateringEvent, EventInput } from "#shared/events/contract.ts";
import { EditConflict } from "#web/app/edit-conflict.tsx";
import { useEditConflict } from "#web/app/use-edit-conflict.ts";
import { DialogForm } from "#web/ui/dialog-form.tsx";
import { FormDialog } from "#web/ui/form-dialog.tsx";
import { showRefusal } from "#web/ui/show-refusal.ts";
import { Tabs } from "#web/ui/tabs.tsx";
import { CostSummary } from "./cost-summary.tsx";
import { EventDetails } from "./event-details.tsx";
import { EventDrinks } from "./event-drinks.tsx";
import { type EventFormValues, eventFormValues, eventLabels, eventResolver } from "./event-form.ts";
import { EventStock } from "./event-stock.tsx";
import { eventsQuery, useCreateEvent, useUpdateEvent } from "./queries.ts";
import { ShoppingList } from "./shopping-list.tsx";
import { TabLabel } from "./tab-label.tsx";
import type { Stock } from "./use-event-draft.ts";

export type Surroundings = {
  events: readonly CateringEvent[];
  drinks: readonly Drink[];
  clients: readonly Client[];
  stock: Stock;
};

type EventEditorProps = {
  event: CateringEvent | undefined;
  surroundings: Surroundings;
  open: boolean;
  onClose: () => void;
};

type Part = "details" | "drinks" | "shopping" | "stock";

export function EventEditor({ event, surroundings, open, onClose }: EventEditorProps) {
  const { events, stock } = surroundings;
  const formId = useId();
  // Whoever opens an event whose stock is out has come back with the bottles.
  const [part, setPart] = useState<Part>(event?.stockWithdrawn === "true" ? "stock" : "details");
  const { mutateAsync: create } = useCreateEvent();
  const { mutateAsync: update } = useUpdateEvent();
  const form = useForm<EventFormValues, unknown, EventInput>({
    resolver: eventResolver,
    defaultValues: eventFormValues(event),
    // The wrong field may be in a part that is not shown: that part comes first.
    shouldFocusError: false,
  });
  const conflict = useEditConflict({
    form,
    subject: event,
    query: eventsQuery,
    valuesOf: eventFormValues,
    labels: eventLabels,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  /** As it is on the server now: stock may have been moved since the dialog opened. */
  const current = events.find(({ id }) => id === event?.id) ?? event;

  const showWrong = (wrong: FieldErrors<EventFormValues>) => {
    const isInDrinks = Object.keys(wrong).every((field) => field === "drinks");
    flushSync(() => setPart(isInDrinks ? "drinks" : "details"));
    const first = firstWrongField(isInDrinks ? wrong : { ...wrong, drinks: undefined });
    if (first) form.setFocus(first as "name");
  };
  const refuse = (error: unknown) => {
    conflict.notice(error);
    showRefusal(form, error as Error);
  };
  const save = async (input: EventInput) => {
    try {
      const whole = { ...input, fixedCosts: conflict.base?.fixedCosts ?? [] };
      await (event ? update({ id: event.id, ...whole }) : create(whole));
      onClose();
    } catch (error) {
      refuse(error);
    }
  };

  const tabs = [
    {
      value: "details" as const,
      label: (
        <TabLabel isWrong={Object.keys(errors).some((field) => !["drinks", "root"].includes(field))}>
          Dados
        </TabLabel>
      ),
      content: <EventDetails form={form} clients={surroundings.clients} />,
    },
    {
      value: "drinks" as const,
      label: <TabLabel isWrong={Boolean(errors.drinks)}>Drinks</TabLabel>,
      content: <EventDrinks form={form} surroundings={surroundings} event={current} />,
    },
    {
      value: "shopping" as const,
      label: "Compras",
      content: <ShoppingList form={form} event={current} events={events} stock={stock} />,
    },
    ...(current
      ? [
          {
            value: "stock" as const,
            label: "Estoque",
            content: (
              <EventStock
                form={form}
                event={current}
                stock={stock}
                onWrong={showWrong}
                onRefusal={refuse}
                onDone={onClose}
              />
            ),
          },
        ]
      : []),
  ];

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={event ? "Editar evento" : "Novo evento"}
      size="xl"
      formId={formId}
      isDirty={isDirty}
      isBusy={isSubmitting}
      isSubmitQuiet={part === "stock"}
      summary={<CostSummary form={form} event={current} stock={stock} />}
    >
      <DialogForm
        id={formId}
        problem={errors.root?.refusal?.message}
        onSubmit={form.handleSubmit(save, showWrong)}
      >
        <EditConflict {...conflict.shown} />
        <Tabs label="Partes do evento" value={part} onValueChange={setPart} tabs={tabs} />
      </DialogForm>
    </FormDialog>
  );
}

/** The path of the first field that has a message, in the order of the form. */
function firstWrongField(errors: unknown, path = ""): string | undefined {
  if (typeof errors !== "object" || errors === null) return undefined;
  if ("message" in errors && typeof errors.message === "string") return path;
  for (const [key, value] of Object.entries(errors)) {
    if (key === "ref" || key === "root") continue;
    const found = firstWrongField(value, path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return undefined;
}
