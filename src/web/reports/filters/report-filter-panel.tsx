import { clsx } from "clsx";
import { SlidersHorizontal } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { ReportFilters } from "#shared/reports/report-filters.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ReportFilterFields } from "./report-filter-fields.tsx";

type ReportFilterPanelProps = {
  filters: ReportFilters;
  onChange: (filters: ReportFilters) => void;
  onClear: () => void;
};

/**
 * Always visible on wide screens; on phones it is opened by a button, since the figures come first. As specified, filters
 * apply at once, and "Aplicar Filtros" does nothing extra; on phones it closes the panel.
 */
export function ReportFilterPanel({ filters, onChange, onClear }: ReportFilterPanelProps) {
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const apply = () => {
    setIsOpen(false);
    // On phones the pressed button disappears with the panel; elsewhere there is no toggle.
    toggle.current?.focus();
  };

  return (
    <div className="mb-4 print:hidden">
      <div className="md:hidden">
        <Button
          ref={toggle}
          variant="secondary"
          block
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal className="size-4.5" />
          Filtros
        </Button>
      </div>
      <Card
        id={panelId}
        role="group"
        aria-label="Filtros do relatório"
        className={isOpen ? "max-md:mt-3" : "max-md:hidden"}
      >
        <div className="flex flex-wrap items-start gap-3 [&>*]:min-w-36 [&>*]:flex-1">
          <ReportFilterFields filters={filters} onChange={onChange} />
          <div
            className={clsx(
              // Overrides the flex rules of the fields.
              "flex basis-full! flex-wrap gap-3 max-sm:[&>*]:flex-1",
              // In line with the fields if there is room, offset by the height of their labels.
              filters.period !== "personalizado" &&
                "min-[90rem]:flex-none! min-[90rem]:basis-auto min-[90rem]:pt-6.5",
            )}
          >
            <Button variant="secondary" onClick={apply}>
              Aplicar Filtros
            </Button>
            <Button variant="secondary" onClick={onClear}>
              Limpar filtros
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
}
