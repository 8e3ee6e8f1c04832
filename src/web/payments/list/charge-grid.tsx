import { clsx } from "clsx";
import { memo, useCallback } from "react";
import type { Day } from "#shared/numbers/day.ts";
import { formatMoney, formatNumber } from "#shared/numbers/format.ts";
import { moneySum } from "#shared/numbers/money.ts";
import type { ChargeGroup } from "#shared/payments/charges/charge-filters.ts";
import type { ListedCharge } from "#shared/payments/contract.ts";
import { chargeGroupLabels } from "#web/payments/labels.ts";
import { LongList } from "#web/ui/lists/long-list.tsx";
import type { ChargeActionProps } from "./charge-actions.tsx";
import { ChargeCard } from "./charge-card.tsx";

type ChargeGridProps = ChargeActionProps & {
  group: ChargeGroup;
  charges: readonly ListedCharge[];
  today: Day;
  isRoomy: boolean;
};

/** Pixels of a card that has not been measured. */
const ROOMY_HEIGHT = 66;
const NARROW_HEIGHT = 122;

/** Memoized: a group whose charges stay the same does not render again. */
export const ChargeGrid = memo(function ChargeGrid(props: ChargeGridProps) {
  const { group, charges, today, isRoomy, onShowHistory, onReceive, pix, messageLink } = props;
  const renderItem = useCallback(
    (charge: ListedCharge) => (
      <ChargeCard
        charge={charge}
        today={today}
        isRoomy={isRoomy}
        onShowHistory={onShowHistory}
        onReceive={onReceive}
        pix={pix}
        messageLink={messageLink}
      />
    ),
    [today, isRoomy, onShowHistory, onReceive, pix, messageLink],
  );
  const title = chargeGroupLabels[group];
  const isReceived = group === "paid" || group === "dropped";
  const sum = moneySum(charges.map(({ paid, open }) => (isReceived ? paid : open)));
  return (
    <section className="not-last:mb-3">
      <h2
        className={clsx(
          "mb-1 flex break-after-avoid items-baseline gap-2 text-base font-semibold",
          group === "quoted" && "text-muted",
        )}
      >
        <span className="shrink-0">{title}</span>
        <span className="text-sm font-normal text-muted tabular-nums">
          {formatNumber(charges.length)} · {formatMoney(Number(sum))}
          {group === "quoted" && " · não conta como a receber"}
        </span>
      </h2>
      <LongList
        hasMenus
        isDense
        label={`Cobranças: ${title}`}
        items={charges}
        estimateHeight={isRoomy ? ROOMY_HEIGHT : NARROW_HEIGHT}
        renderItem={renderItem}
      />
    </section>
  );
});
