import { formatDateTime } from "#shared/numbers/format.ts";
import { useClock } from "#web/session/clock.ts";
import { useIsPrinting } from "#web/ui/print/use-is-printing.ts";

/** Company and date of a printed page, which has no menu to show them. */
export function PaperHeading({ name }: { name: string }) {
  const isPrinting = useIsPrinting();
  const { now, timeZone } = useClock();
  if (!isPrinting) return null;
  return (
    <div className="mb-4 hidden items-baseline justify-between gap-4 border-b border-line pb-3 print:flex">
      <p className="text-xl font-semibold wrap-anywhere">{name}</p>
      <p className="shrink-0 text-sm text-muted">Impresso em {formatDateTime(now, timeZone)}</p>
    </div>
  );
}
