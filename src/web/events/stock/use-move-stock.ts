import { type CateringEvent, isCosted, type SeenEvent } from "#shared/events/contract.ts";
import { type EventForm, type EventFormInput, eventFormValues } from "#web/events/editor/event-form.ts";
import type { useSavePrice } from "#web/events/price/use-save-price.tsx";
import { useSaveBeforeMoving } from "#web/events/queries.ts";

type MoveStockOptions = {
  form: EventForm;
  /** Saves the price that was typed in the same form. */
  price: Pick<ReturnType<typeof useSavePrice>, "isAgreed" | "save">;
  onSaved: (saved: CateringEvent) => void;
  onFailed: (error: unknown) => void;
  onDone: (moved: CateringEvent) => void;
};

/** Moves the stock of an event, after saving the form's input where the user may. */
export type MoveStock = (
  event: SeenEvent,
  input: EventFormInput,
  move: (event: SeenEvent) => Promise<unknown>,
) => Promise<void>;

/**
 * Saves the form and then moves stock. If the second step fails the event stays saved, and the form continues from
 * there.
 */
export function useMoveStock({ form, price, onSaved, onFailed, onDone }: MoveStockOptions): MoveStock {
  const { mutateAsync: saveFirst } = useSaveBeforeMoving();

  return async (event, { pricing, ...input }, move) => {
    if (!(await price.isAgreed({ pricing, ...input }))) return;
    try {
      const planned = await saveFirst({
        id: event.id,
        ...input,
        ...(isCosted(event) && { fixedCosts: event.fixedCosts }),
      });
      // Should the price be refused, the next try goes on from here.
      onSaved(planned);
      form.setValue("version", planned.version);
      const saved = await price.save(planned, pricing);
      form.reset(eventFormValues(saved));
      onSaved(saved);
      await move(saved);
      onDone(saved);
    } catch (error) {
      onFailed(error);
    }
  };
}
