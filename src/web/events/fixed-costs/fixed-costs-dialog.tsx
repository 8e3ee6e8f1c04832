import { useForm } from "react-hook-form";
import type { EventInput, PricedEvent } from "#shared/events/contract.ts";
import { EditDialog } from "#web/editing/edit-dialog.tsx";
import { useEditConflict } from "#web/editing/use-edit-conflict.ts";
import type { EventContext } from "#web/events/event-context.ts";
import { eventsQuery, useUpdateFixedCosts } from "#web/events/queries.ts";
import { FixedCostRows } from "./fixed-cost-rows.tsx";
import {
  type FixedCostsFormValues,
  type FixedCostsInput,
  fixedCostsFormValues,
  fixedCostsLabels,
  fixedCostsResolver,
} from "./fixed-costs-form.ts";
import { FixedCostsSummary } from "./fixed-costs-summary.tsx";

type FixedCostsDialogProps = {
  event: PricedEvent;
  prices: NonNullable<EventContext["priced"]>;
  open: boolean;
  onClose: () => void;
};

export function FixedCostsDialog({ event, prices, open, onClose }: FixedCostsDialogProps) {
  const { mutateAsync: update } = useUpdateFixedCosts();
  const form = useForm<FixedCostsFormValues, unknown, FixedCostsInput>({
    resolver: fixedCostsResolver,
    defaultValues: fixedCostsFormValues(event),
  });
  const conflict = useEditConflict({
    form,
    subject: event,
    query: eventsQuery,
    valuesOf: fixedCostsFormValues,
    labels: fixedCostsLabels,
  });
  const base = conflict.base ?? event;

  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title="Custos fixos"
      description={<span className="wrap-anywhere">{event.name}</span>}
      size="lg"
      summary={<FixedCostsSummary form={form} event={base} prices={prices} />}
      form={form}
      conflict={conflict}
      // The API only takes whole events: everything but the costs is sent back unchanged.
      save={(input) => update({ id: event.id, ...eventPayload(base), ...input })}
    >
      <FixedCostRows form={form} />
    </EditDialog>
  );
}

/** The update request of an unchanged event. */
const eventPayload = (event: PricedEvent): EventInput => ({
  name: event.name,
  date: event.date,
  location: event.location,
  guests: event.guests,
  status: event.status,
  type: event.type,
  combo: event.combo,
  drinks: event.drinks,
  clients: event.clients,
  fixedCosts: event.fixedCosts,
  version: event.version,
});
