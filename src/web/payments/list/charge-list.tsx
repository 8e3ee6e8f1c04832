import { CircleCheck } from "lucide-react";
import { useDeferredValue, useMemo, useRef } from "react";
import type { PricedEvent } from "#shared/events/contract.ts";
import type { Day } from "#shared/numbers/day.ts";
import { formatCount } from "#shared/numbers/format.ts";
import {
  chargeTotals,
  countCharges,
  filterCharges,
  groupCharges,
} from "#shared/payments/charges/charge-filters.ts";
import type { ListedCharge } from "#shared/payments/contract.ts";
import { chargeFilterLabels, noneFoundLabels } from "#web/payments/labels.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { FiltersOnPaper } from "#web/ui/print/filters-on-paper.tsx";
import { useHasRoom } from "#web/ui/print/use-has-room.ts";
import type { ChargeActionProps } from "./charge-actions.tsx";
import { ChargeChips } from "./charge-chips.tsx";
import { ChargeGrid } from "./charge-grid.tsx";
import { ChargeSummary } from "./charge-summary.tsx";
import { UndatedEvents } from "./undated-events.tsx";
import { useChargeFilter } from "./use-charge-filter.ts";

type ChargeListProps = ChargeActionProps & {
  charges: readonly ListedCharge[];
  /** Agreed events whose price has no due dates; they stand with all charges. */
  undated: readonly PricedEvent[];
  today: Day;
};

/** A card is wide enough for one line. */
const ROOMY = "(min-width: 70rem)";

export function ChargeList({ charges, undated, today, ...actions }: ChargeListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [filter, choose] = useChargeFilter();
  // The chip answers first; a thousand charges follow it.
  const applied = useDeferredValue(filter);
  const isRoomy = useHasRoom(ROOMY);
  const counts = useMemo(() => countCharges(charges, today), [charges, today]);
  const found = useMemo(() => filterCharges(charges, applied, today), [charges, applied, today]);
  const groups = useMemo(() => groupCharges(found, today), [found, today]);
  const totals = useMemo(() => chargeTotals(found), [found]);
  const hasUndated = applied === "todos" && undated.length > 0;
  const grid = ({ group, charges: listed }: (typeof groups)[number]) => (
    <ChargeGrid key={group} group={group} charges={listed} today={today} isRoomy={isRoomy} {...actions} />
  );
  const showAll = () => {
    choose("todos");
    // The pressed button disappears.
    box.current?.querySelector<HTMLElement>("button:last-of-type")?.focus();
  };

  return (
    <>
      <ChargeSummary {...totals} />
      <div ref={box}>
        <ChargeChips chosen={filter} counts={counts} onChoose={choose} />
      </div>
      <p role="status" className="sr-only">
        {formatCount(found.length, "cobrança", "cobranças")}
      </p>
      <FiltersOnPaper filters={[["Mostrando", chargeFilterLabels[applied]]]} />
      {found.length === 0 && !hasUndated && (
        <EmptyState
          icon={<CircleCheck />}
          title={noneFoundLabels[applied]}
          action={
            <Button variant="secondary" onClick={showAll}>
              Ver todos
            </Button>
          }
        />
      )}
      {groups.filter(({ group }) => group === "overdue").map(grid)}
      {hasUndated && <UndatedEvents events={undated} canEdit={actions.onReceive !== undefined} />}
      {groups.filter(({ group }) => group !== "overdue").map(grid)}
    </>
  );
}
