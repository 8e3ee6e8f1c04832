import { useCallback } from "react";
import { formatMoney } from "#shared/numbers/format.ts";
import { chargePixCode } from "#shared/payments/charges/charge-pix-code.ts";
import type { ListedCharge } from "#shared/payments/contract.ts";
import type { PaymentSettings } from "#shared/payments/settings-contract.ts";
import { chargeLabel } from "#web/payments/labels.ts";
import { toast } from "#web/ui/feedback/toast.ts";

/** Copies the code of a charge; where there is none, or no clipboard, its dialog says how to go on. */
export function useCopyPix(settings: PaymentSettings | undefined, show: (charge: ListedCharge) => void) {
  return useCallback(
    async (charge: ListedCharge) => {
      const code = settings && chargePixCode(settings, { id: charge.id, amount: charge.open });
      if (!code) return show(charge);
      try {
        await navigator.clipboard.writeText(code);
      } catch {
        return show(charge);
      }
      const description = `${formatMoney(Number(charge.open))} · ${chargeLabel(charge)}`;
      toast({ title: "Código Pix copiado", description, tone: "success" });
    },
    [settings, show],
  );
}
