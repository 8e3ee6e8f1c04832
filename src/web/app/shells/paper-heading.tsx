import { formatDateTime } from "#shared/numbers/format.ts";
import { useIsPrinting } from "#web/ui/print/use-is-printing.ts";

/** Whose sheet it is, and from when: on paper there is no menu that would say so. */
export function PaperHeading({ name }: { name: string }) {
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;
  return (
    <div className="mb-4 hidden items-baseline justify-between gap-4 border-b border-line pb-3 print:flex">
      <p className="text-xl font-semibold wrap-anywhere">{name}</p>
      <p className="shrink-0 text-sm text-muted">Impresso em {formatDateTime(new Date())}</p>
    </div>
  );
}
