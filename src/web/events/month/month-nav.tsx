import { ChevronLeft, ChevronRight } from "lucide-react";
import { addMonths, type Month, monthTitle } from "#shared/calendar/month.ts";
import { Button } from "#web/ui/button.tsx";

type MonthNavProps = { month: Month; onShow: (month: Month) => void; onToday: () => void };

export function MonthNav({ month, onShow, onToday }: MonthNavProps) {
  return (
    <div className="flex flex-1 items-center gap-2 max-sm:gap-0 max-sm:[&>button]:border-0 max-sm:[&>button]:bg-transparent print:[&>button]:hidden">
      <Button
        variant="secondary"
        size="icon"
        aria-label="Mês anterior"
        onClick={() => onShow(addMonths(month, -1))}
      >
        <ChevronLeft className="size-5" />
      </Button>
      <Button
        variant="secondary"
        size="icon"
        aria-label="Próximo mês"
        onClick={() => onShow(addMonths(month, 1))}
      >
        <ChevronRight className="size-5" />
      </Button>
      <h2
        aria-live="polite"
        className="px-1.5 text-lg font-semibold whitespace-nowrap max-sm:order-first max-sm:flex-1 max-sm:px-0"
      >
        {monthTitle(month)}
      </h2>
      <Button variant="secondary" size="sm" onClick={onToday}>
        Hoje
      </Button>
    </div>
  );
}
