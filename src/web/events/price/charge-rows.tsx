import { Plus } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { useFieldArray } from "react-hook-form";
import type { PricedEvent } from "#shared/events/contract.ts";
import { dayIn, today } from "#shared/time/clock.ts";
import { useClock } from "#web/session/clock.ts";
import { Button } from "#web/ui/button.tsx";
import { ChargeRow } from "./charge-row.tsx";
import { balanceSaldo, type ChargesForm } from "./charges-form.ts";

type ChargeRowsProps = {
  form: ChargesForm;
  event: PricedEvent;
  /** The charges for which something was received, and be it reversed: they stay. */
  received: ReadonlySet<number>;
};

export function ChargeRows({ form, event, received }: ChargeRowsProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: "charges",
    // The charges have an id of their own.
    keyName: "key",
  });
  const removeRow = (index: number) => {
    // The focused button is gone with its row: the next row takes the focus.
    flushSync(() => remove(index));
    balanceSaldo(form);
    const last = fields.length - 2;
    if (last >= 0) form.setFocus(`charges.${Math.min(index, last)}.kind`);
    else addButton.current?.focus();
  };
  const clock = useClock();
  const eventDay = dayIn(event.date, clock.timeZone);
  const add = () => {
    const isFirst = fields.length === 0 && event.price !== null;
    const dueOn = isFirst ? today(clock) : eventDay;
    append({ kind: isFirst ? "sinal" : "extra", amount: "", dueOn, note: "" });
  };
  const isReceived = (id: number | undefined) => id !== undefined && received.has(id);
  return (
    <>
      {fields.length === 0 && (
        <p className="rounded-lg border border-dashed border-line px-4 py-6 text-center text-sm text-muted">
          Nenhuma cobrança. Divida o preço em sinal e saldo, ou inclua um extra.
        </p>
      )}
      {fields.map(({ key, id }, index) => (
        <ChargeRow
          key={key}
          form={form}
          index={index}
          eventDay={eventDay}
          onRemove={isReceived(id) ? undefined : () => removeRow(index)}
        />
      ))}
      <div>
        <Button ref={addButton} variant="secondary" onClick={add}>
          <Plus className="size-4.5" />
          Adicionar cobrança
        </Button>
      </div>
    </>
  );
}
