import type { PricedEvent } from "#shared/events/contract.ts";
import { Button } from "#web/ui/button.tsx";
import { useGenerateCharges } from "./use-generate-charges.ts";

type GenerateChargesButtonProps = {
  events: readonly PricedEvent[];
  /** Which events, where several such buttons are in sight. */
  of?: string;
  variant?: "primary" | "secondary";
};

export function GenerateChargesButton({ events, of, variant = "secondary" }: GenerateChargesButtonProps) {
  const { mutate, isPending } = useGenerateCharges();
  return (
    <Button
      variant={variant}
      size="sm"
      isBusy={isPending}
      aria-label={of && `Gerar parcelas: ${of}`}
      onClick={() => mutate(events)}
    >
      Gerar parcelas
    </Button>
  );
}
