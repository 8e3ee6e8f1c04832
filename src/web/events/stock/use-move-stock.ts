import { type CateringEvent, type EventInput, isCosted, type SeenEvent } from "#shared/events/contract.ts";
import { type EventForm, eventFormValues } from "#web/events/editor/event-form.ts";
import { useSaveBeforeMoving } from "#web/events/queries.ts";

type MoveStockOptions = {
  form: EventForm;
  onSaved: (saved: CateringEvent) => void;
  onFailed: (error: unknown) => void;
  onDone: (moved: CateringEvent) => void;
};

/** Moves the stock of an event, after saving the form's input where the user may. */
export type MoveStock = (
  event: SeenEvent,
  input: EventInput,
  move: (event: SeenEvent) => Promise<unknown>,
) => Promise<void>;

/**
 * Saves the form and then moves stock. If the second step fails the event stays saved, and the form continues from
 * there.
 */
export function useMoveStock({ form, onSaved, onFailed, onDone }: MoveStockOptions): MoveStock {
  const { mutateAsync: saveFirst } = useSaveBeforeMoving();

  return async (event, input, move) => {
    try {
      const saved = await saveFirst({
        id: event.id,
        ...input,
        ...(isCosted(event) && { fixedCosts: event.fixedCosts }),
      });
      form.reset(eventFormValues(saved));
      onSaved(saved);
      await move(saved);
      onDone(saved);
    } catch (error) {
      onFailed(error);
    }
  };
}
