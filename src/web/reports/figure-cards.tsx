import { Coins, TrendingUpDown, Wallet } from "lucide-react";
import type { CompanyReport } from "#shared/reports/company-report.ts";
import { FigureCard } from "./figure-card.tsx";

export function FigureCards({ totals, variations }: Pick<CompanyReport, "totals" | "variations">) {
  return (
    <div className="mb-4 grid gap-4 md:grid-cols-3 print:grid-cols-3">
      <FigureCard
        label="Receita total"
        icon={<Coins />}
        value={totals.revenue}
        variation={variations.revenue}
        fixedTrend="+12%"
      />
      <FigureCard
        label="Custo total"
        icon={<Wallet />}
        value={totals.cost}
        variation={variations.cost}
        isExpense
        fixedTrend="+8%"
      />
      <FigureCard
        label="Lucro líquido"
        icon={<TrendingUpDown />}
        value={totals.profit}
        variation={variations.profit}
        fixedTrend="+18%"
      />
    </div>
  );
}
