import { ClipboardCheck } from "lucide-react";
import { formatCount } from "#shared/numbers/format.ts";
import { Button } from "#web/ui/button.tsx";

/** Leads back to a count that was begun and not saved. */
export function CountReminder({ counted, onResume }: { counted: number; onResume: () => void }) {
  if (counted === 0) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface px-4 py-2 text-sm print:hidden">
      <ClipboardCheck className="size-4.5 shrink-0 text-muted" />
      <p className="min-w-0 flex-1 basis-40">
        Contagem em andamento: {formatCount(counted, "item contado", "itens contados")}.
      </p>
      <Button variant="secondary" size="sm" onClick={onResume}>
        Continuar contagem
      </Button>
    </div>
  );
}
