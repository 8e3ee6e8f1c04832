import { useId, useState } from "react";
import type { MonthFigures } from "#shared/reports/monthly-figures.ts";
import type { ReportView } from "#shared/reports/report-filters.ts";
import { chartTitles, figureLabels } from "#web/reports/labels.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, CardTitle } from "#web/ui/card.tsx";
import { MonthLegend } from "./month-legend.tsx";
import { MonthPlot } from "./month-plot.tsx";
import { MonthTable } from "./month-table.tsx";

type MonthChartProps = {
  months: readonly MonthFigures[];
  view: ReportView;
  /** Print shows the numbers below the chart, since nothing can be selected there. */
  isPrinting: boolean;
};

export function MonthChart({ months, view, isPrinting }: MonthChartProps) {
  const tableId = useId();
  const [chosen, setChosen] = useState<string>();
  const [isTableShown, setIsTableShown] = useState(false);
  const shown = months.find(({ month }) => month === chosen) ?? months.at(-1);
  if (!shown) return null;

  return (
    <Card className="mb-4 print:box-decoration-clone">
      <div className="break-inside-avoid">
        <CardTitle
          action={
            <span className="-my-2 print:hidden">
              <Button
                variant="link"
                size="sm"
                aria-expanded={isTableShown}
                aria-controls={isTableShown ? tableId : undefined}
                onClick={() => setIsTableShown(!isTableShown)}
              >
                Ver como tabela
              </Button>
            </span>
          }
        >
          {chartTitles[view]}
        </CardTitle>
        <MonthLegend figures={shown} labels={figureLabels[view]} />
        <MonthPlot months={months} shown={shown} labels={figureLabels[view]} onChoose={setChosen} />
      </div>
      {(isTableShown || isPrinting) && (
        <div id={tableId} className="mt-4 overflow-x-auto print:overflow-visible">
          <MonthTable months={months} view={view} />
        </div>
      )}
    </Card>
  );
}
