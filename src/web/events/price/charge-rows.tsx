import { Plus } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import type { UseFieldArrayReturn } from "react-hook-form";
import type { Day } from "#shared/numbers/day.ts";
import type { EventForm, EventFormValues } from "#web/events/form/event-form.ts";
import { useToday } from "#web/session/clock.ts";
import { Button } from "#web/ui/button.tsx";
import { ChargeRow } from "./charge-row.tsx";

type ChargeRowsProps = {
  form: EventForm;
  rows: UseFieldArrayReturn<EventFormValues, "charges", "key">;
  eventDay: Day;
  /** Nothing is agreed upon: a charge may be due at the acceptance. */
  canWait: boolean;
  /** The charges for which something was received, and be it reversed: they stay. */
  received: ReadonlySet<number>;
  onAmount: () => void;
};

export function ChargeRows({ form, rows, eventDay, canWait, received, onAmount }: ChargeRowsProps) {
  const { fields, append, remove } = rows;
  const addButton = useRef<HTMLButtonElement>(null);
  const today = useToday();
  const removeRow = (index: number) => {
    // The focused button is gone with its row: the next row takes the focus.
    flushSync(() => remove(index));
    onAmount();
    const last = fields.length - 2;
    if (last >= 0) form.setFocus(`charges.${Math.min(index, last)}.kind`);
    else addButton.current?.focus();
  };
  const add = () => {
    const isFirst = fields.length === 0 && form.getValues("pricing.pricingMode") !== "";
    append({
      kind: isFirst ? "sinal" : "extra",
      amount: "",
      dueOn: isFirst ? today : eventDay,
      dueAt: "",
      note: "",
    });
  };
  const isReceived = (id: number | undefined) => id !== undefined && received.has(id);
  return (
    <>
      {fields.map(({ key, id }, index) => (
        <ChargeRow
          key={key}
          form={form}
          index={index}
          eventDay={eventDay}
          canWait={canWait}
          onAmount={onAmount}
          onRemove={isReceived(id) ? undefined : () => removeRow(index)}
        />
      ))}
      <div className="-ml-3">
        <Button ref={addButton} variant="ghost" size="sm" onClick={add}>
          <Plus className="size-4" />
          Adicionar cobrança
        </Button>
      </div>
    </>
  );
}
