import { Send } from "lucide-react";
import type { PricedEvent } from "#shared/events/contract.ts";
import { latestProposal, proposalInForce, sendingText } from "#shared/proposals/of-event.ts";
import type { EventForm } from "#web/events/form/event-form.ts";
import { useDraftPrice } from "#web/events/form/use-draft-price.ts";
import { useProposals } from "#web/proposals/queries.ts";
import { Button } from "#web/ui/button.tsx";

type ProposeButtonProps = {
  form: EventForm;
  event: PricedEvent | undefined;
  variant?: "primary" | "secondary";
  onAct: () => unknown;
};

/** Saves the event and leads to its proposal; nothing without a price. */
export function ProposeButton({ form, event, variant = "secondary", onAct }: ProposeButtonProps) {
  const proposals = useProposals();
  const { price } = useDraftPrice(form, event);
  if (price === null || event?.status === "cancelado") return null;
  const [latest, inForce] = event
    ? [latestProposal(proposals, event.id), proposalInForce(proposals, event.id)]
    : [];
  return (
    <Button variant={variant} isBusy={form.formState.isSubmitting} onClick={() => onAct()}>
      <Send className="size-4" />
      Salvar e {sendingText(latest, inForce).toLowerCase()}
    </Button>
  );
}
