import type { CateringEvent, EventInput } from "#shared/events/contract.ts";
import { type EventForm, eventFormValues } from "#web/events/editor/event-form.ts";
import { useSaveBeforeMoving } from "#web/events/queries.ts";

type MoveStockOptions = {
  form: EventForm;
  onSaved: (saved: CateringEvent) => void;
  onFailed: (error: unknown) => void;
  onDone: (moved: CateringEvent) => void;
};

/** Saves the event with the form's input, then moves its stock. */
export type MoveStock = (
  event: CateringEvent,
  input: EventInput,
  move: (saved: CateringEvent) => Promise<unknown>,
) => Promise<void>;

/**
 * Saves the form and then moves stock. If the second step fails the event stays saved, and the form continues from
 * there.
 */
export function useMoveStock({ form, onSaved, onFailed, onDone }: MoveStockOptions): MoveStock {
  const { mutateAsync: saveFirst } = useSaveBeforeMoving();

  return async (event, input, move) => {
    try {
      const saved = await saveFirst({ id: event.id, ...input, fixedCosts: event.fixedCosts });
      form.reset(eventFormValues(saved));
      onSaved(saved);
      await move(saved);
      onDone(saved);
    } catch (error) {
      onFailed(error);
    }
  };
}
