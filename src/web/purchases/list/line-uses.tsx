import { formatNumber } from "#shared/numbers/format.ts";
import type { PurchaseLine } from "#shared/purchases/purchase-list.ts";
import { usesText } from "#shared/purchases/purchase-texts.ts";

/** What a line is bought for: the event, or how many there are, which unfold with what each takes. */
export function LineUses({ wanted }: { wanted: PurchaseLine }) {
  const [first, ...others] = wanted.events;
  const text = usesText(wanted);
  if (!first) return null;
  if (others.length === 0) return <span title={text}>{first.name}</span>;
  return (
    <details className="open:col-span-full">
      <summary
        title={text}
        className="cursor-pointer list-none underline decoration-dotted underline-offset-4 hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        {formatNumber(wanted.events.length)} eventos
      </summary>
      {text}
    </details>
  );
}
