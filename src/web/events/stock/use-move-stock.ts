import type { CateringEvent, EventInput } from "#shared/events/contract.ts";
import { type EventForm, eventFormValues } from "#web/events/editor/event-form.ts";
import { useSaveBeforeMoving } from "#web/events/queries.ts";

type MoveStockOptions = {
  form: EventForm;
  onSaved: (saved: CateringEvent) => void;
  onFailed: (error: unknown) => void;
  onDone: (moved: CateringEvent) => void;
};

/** To be told what event to save as what, and then what to do. */
export type MoveStock = (
  event: CateringEvent,
  input: EventInput,
  move: (saved: CateringEvent) => Promise<unknown>,
) => Promise<void>;

/**
 * Saves what stands in the form and then moves stock by it. What was saved stays saved when the second step is
 * refused: the form then goes on from there.
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
