import { clsx } from "clsx";
import { formatMoney } from "#shared/numbers/format.ts";
import type { ClientMoney } from "#shared/payments/agreed/client-money.ts";
import { type OpenReason, openReason } from "#shared/payments/agreed/open-reason.ts";
import { useToday } from "#web/session/clock.ts";

export const reasonTones: Record<OpenReason["tone"], string> = {
  danger: "text-red-ink",
  warning: "text-orange-ink",
  neutral: "text-muted",
};

/** Null for a client without events. */
type AmountProps = { money: ClientMoney | null };

const NONE = <span className="text-muted">–</span>;

export function AgreedAmount({ money }: AmountProps) {
  const isNothing = !money || Number(money.agreed) === 0;
  return (
    <p
      className={clsx(
        "text-sm whitespace-nowrap text-muted tabular-nums max-lg:col-span-full max-lg:text-xs lg:text-right print:block print:text-right",
        isNothing && "max-lg:hidden",
      )}
    >
      <span className="lg:sr-only print:sr-only">Fechado </span>
      {isNothing ? NONE : formatMoney(Number(money.agreed))}
    </p>
  );
}

/** What is open, with the reason. */
export function OpenAmount({ money }: AmountProps) {
  const today = useToday();
  const reason = money && openReason(money, today);
  const isNothing = !money || Number(money.open) === 0;
  return (
    <div
      className={clsx(
        "tabular-nums max-lg:col-span-full max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-2 lg:text-right print:text-right",
        isNothing && "max-lg:hidden print:block",
      )}
    >
      <p className={clsx("text-sm whitespace-nowrap", !isNothing && "font-semibold text-ink")}>
        <span className="font-normal text-muted lg:sr-only print:sr-only">Em aberto </span>
        {isNothing ? NONE : formatMoney(Number(money.open))}
      </p>
      {reason && (
        <p className={clsx("text-xs leading-4 whitespace-nowrap", reasonTones[reason.tone])}>{reason.text}</p>
      )}
    </div>
  );
}
