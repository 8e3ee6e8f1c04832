import { useMemo } from "react";
import type { Loss } from "#shared/ingredients/contract.ts";
import { ALL_LOSSES } from "#shared/ingredients/loss-facts.ts";
import { formatCount, formatMoney, formatNumber } from "#shared/numbers/format.ts";
import { type LostGroup, lossReport } from "#shared/reports/loss-report.ts";
import { monthLabel } from "#web/reports/labels.ts";
import { BarRow } from "#web/reports/ranked-lists.tsx";
import { useTimeZone } from "#web/session/clock.ts";
import { Card, CardTitle } from "#web/ui/card.tsx";
import { ShowAllButton } from "#web/ui/lists/show-all-button.tsx";
import { useFirstFew } from "#web/ui/lists/use-first-few.ts";
import { useIsPrinting } from "#web/ui/print/use-is-printing.ts";

/** What was lost and broken in the period, in reais. */
export function LossesSection({ losses }: { losses: readonly Loss[] }) {
  const timeZone = useTimeZone();
  const report = useMemo(() => lossReport(losses, timeZone), [losses, timeZone]);
  return (
    <section aria-labelledby="losses-heading" className="mt-6">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="losses-heading" className="text-lg font-semibold">
          {ALL_LOSSES}
        </h2>
        {losses.length > 0 && <p className="font-semibold tabular-nums">{formatMoney(report.cost)}</p>}
        <p className="w-full text-sm text-muted">
          {losses.length === 0
            ? "Nenhuma perda registrada no período."
            : "Pelo dia em que foram registradas, em todos os eventos e fora deles, com o que faltou nas contagens do estoque."}
        </p>
      </div>
      {losses.length > 0 && (
        <div className="grid items-start gap-4 md:grid-cols-3 print:grid-cols-3">
          <LostList title="Por evento" groups={report.byEvent} />
          <LostList title="Por ingrediente" groups={report.byIngredient} />
          <LostList
            title="Por mês"
            groups={report.byMonth.map((group) => ({ ...group, name: monthLabel(group.name) }))}
          />
        </div>
      )}
    </section>
  );
}

const FEW = 6;

function LostList({ title, groups }: { title: string; groups: readonly LostGroup[] }) {
  const isPrinting = useIsPrinting();
  const { shown, more } = useFirstFew(groups, FEW);
  const most = Math.max(...groups.map(({ cost }) => cost));
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <ul aria-label={`Perdas: ${title.toLowerCase()}`} className="flex flex-col gap-4">
        {(isPrinting ? groups : shown).map(({ name, cost, count }, place) => (
          <BarRow
            // biome-ignore lint/suspicious/noArrayIndexKey: keyed by position, since events may share a name.
            key={place}
            name={name}
            value={formatMoney(cost)}
            note={formatCount(count, "registro", "registros")}
            share={most > 0 ? (cost / most) * 100 : 0}
          />
        ))}
      </ul>
      {more && !isPrinting && (
        <p className="mt-3 text-sm print:hidden">
          <ShowAllButton {...more}>e mais {formatNumber(more.rest)}</ShowAllButton>
        </p>
      )}
    </Card>
  );
}
