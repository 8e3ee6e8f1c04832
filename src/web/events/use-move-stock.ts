import type { CateringEvent, EventInput } from "#shared/events/contract.ts";
import { eventFormValues } from "./event-form.ts";
import type { EventStockProps } from "./event-stock.tsx";
import { useSaveBeforeMoving } from "./queries.ts";

/**
 * Saves what stands in the form and then moves stock by it. What was saved stays saved when the second step is
 * refused: the form then goes on from there.
 */
export function useMoveStock({ form, event, onRefusal, onDone }: EventStockProps) {
  const { mutateAsync: saveFirst } = useSaveBeforeMoving();

  return async (input: EventInput, move: (saved: CateringEvent) => Promise<unknown>) => {
    try {
      const saved = await saveFirst({ id: event.id, ...input, fixedCosts: event.fixedCosts });
      form.reset(eventFormValues(saved));
      await move(saved);
      onDone();
    } catch (error) {
      onRefusal(error);
    }
  };
}
