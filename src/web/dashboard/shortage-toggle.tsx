import { clsx } from "clsx";
import { ChevronDown, TriangleAlert } from "lucide-react";
import { formatCount } from "#shared/numbers/format.ts";

type ShortageToggleProps = { count: number; isOpened: boolean; panelId: string; onToggle: () => void };

/** Lists the coming events that are short of stock; works by touch, unlike a tooltip. */
export function ShortageToggle({ count, isOpened, panelId, onToggle }: ShortageToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpened}
      aria-controls={panelId}
      onClick={onToggle}
      className="mt-3 flex min-h-11 w-full items-center gap-2.5 rounded-md border border-orange-line bg-orange-soft/60 px-3 py-2 text-left text-sm font-medium transition-colors hover:bg-orange-soft"
    >
      <TriangleAlert className="size-4 shrink-0 text-orange-ink" />
      <span className="flex-1">Falta estoque para {formatCount(count, "evento", "eventos")}</span>
      <ChevronDown
        className={clsx("size-4 shrink-0 text-muted transition-transform", isOpened && "rotate-180")}
      />
    </button>
  );
}
