import { ChevronLeft, ChevronRight } from "lucide-react";
import { formatNumber } from "#shared/numbers/format.ts";
import { Button } from "#web/ui/button.tsx";

type PagerProps = { page: number; pages: number; onChange: (page: number) => void };

/** The end buttons stay without effect, so that they keep the focus. */
export function Pager({ page, pages, onChange }: PagerProps) {
  const go = (to: number) => to >= 1 && to <= pages && onChange(to);
  return (
    <nav
      aria-label="Páginas de eventos"
      className="flex items-center justify-between gap-3 border-t border-line px-4 py-3 print:hidden"
    >
      <Button variant="secondary" aria-disabled={page === 1 || undefined} onClick={() => go(page - 1)}>
        <ChevronLeft className="size-4" />
        Anterior
      </Button>
      <p role="status" className="text-center text-sm text-muted tabular-nums">
        Página {formatNumber(page)} de {formatNumber(pages)}
      </p>
      <Button variant="secondary" aria-disabled={page === pages || undefined} onClick={() => go(page + 1)}>
        Próxima
        <ChevronRight className="size-4" />
      </Button>
    </nav>
  );
}
