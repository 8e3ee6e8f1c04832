import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import type { CateringEvent } from "#shared/events/contract.ts";
import { carriedPack } from "#shared/ingredients/pack.ts";
import type { CountItem } from "#shared/night/counts/count-lines.ts";
import { formatCount } from "#shared/numbers/format.ts";
import { stockUnitText } from "#shared/units/amount-text.ts";
import { linkToReturn } from "#web/address/links.ts";
import type { Stock } from "#web/ingredients/stock-by-id.ts";
import { countText } from "#web/night/counts/counted-by.tsx";
import { useUndoStep } from "#web/night/queries.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { Alert } from "#web/ui/feedback/alert.tsx";
import { countsQuery, useDismissCounts } from "./queries.ts";

/** Counts that came when the return was registered already: it can be corrected, or was right without them. */
export function LateCounts({ event, stock }: { event: CateringEvent; stock: Stock }) {
  const isReturned = event.stockState === "back" && event.active === "true";
  const { data: late = [] } = useQuery({
    ...countsQuery(event.id),
    enabled: isReturned,
    refetchInterval: false,
  });
  const [, navigate] = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync: undo, isPending: isUndoing } = useUndoStep("retorno");
  const { mutate: dismiss, isPending: isDismissing } = useDismissCounts();
  if (!isReturned || late.length === 0) return null;
  const correct = async () => {
    // Refused: its toast says why.
    const undone = await undo(event).catch(() => undefined);
    setIsAsking(false);
    if (undone) navigate(linkToReturn(event.id));
  };
  return (
    <div className="mb-6 print:hidden">
      <Alert tone="info">
        <p className="font-medium">
          {formatCount(late.length, "contagem chegou", "contagens chegaram")} depois do retorno
        </p>
        <ul className="my-1">
          {late.map((count) => (
            <li key={count.id}>
              {count.by}: {countText(count, itemOf(stock, count.ingredientId ?? 0))}
            </li>
          ))}
        </ul>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => setIsAsking(true)}>
            Corrigir o retorno
          </Button>
          <Button
            variant="secondary"
            size="sm"
            isBusy={isDismissing}
            onClick={() => dismiss({ eventId: event.id, counts: late.map(({ id }) => id) })}
          >
            Dispensar
          </Button>
        </div>
      </Alert>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Corrigir o retorno?"
        description="O retorno é desfeito: o que voltou sai do estoque de novo, as perdas dele deixam de valer, e todas as contagens ficam à espera de um novo retorno."
        confirmLabel="Corrigir"
        busyLabel="Abrindo..."
        isBusy={isUndoing}
        onConfirm={() => void correct()}
      />
    </div>
  );
}

function itemOf(stock: Stock, ingredientId: number): CountItem | undefined {
  const ingredient = stock.get(ingredientId);
  if (!ingredient) return undefined;
  const { name } = ingredient;
  return { ingredientId, name, unit: stockUnitText(ingredient), ...carriedPack(ingredient), out: 0 };
}
