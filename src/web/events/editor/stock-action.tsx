import { PackageMinus, PackagePlus } from "lucide-react";
import { useWatch } from "react-hook-form";
import type { CateringEvent } from "#shared/events/contract.ts";
import type { EventForm } from "#web/events/form/event-form.ts";
import { Button } from "#web/ui/button.tsx";

type StockActionButtonProps = { form: EventForm; event: CateringEvent; onAct: () => Promise<void> };

/** Saves the event and leads to where its stock goes out or comes back. */
export function StockActionButton({ form, event, onAct }: StockActionButtonProps) {
  const status = useWatch({ control: form.control, name: "status" });
  const isOut = event.stockState === "out";
  if (!isOut && status !== "confirmado") return null;
  const label = isOut ? "Registrar retorno" : "Dar baixa";
  return (
    <Button variant="secondary" size="sm" disabled={form.formState.isSubmitting} onClick={() => void onAct()}>
      {isOut ? <PackagePlus className="size-4" /> : <PackageMinus className="size-4" />}
      {label}
    </Button>
  );
}
