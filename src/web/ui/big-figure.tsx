import type { CSSProperties } from "react";

/**
 * The one number of a card. A large sum of money must be readable to the last cent in half the width of a phone: in one
 * line, as large as its length allows. A character of it is not much more than half as wide as it is high. What is too
 * long even so stands below its "R$", never in two parts.
 */
export function BigFigure({ children }: { children: string }) {
  const [currency = ""] = children.match(/^-?R\$\u00a0/) ?? [];
  return (
    <div className="@container mt-2">
      <p
        style={{ "--characters": children.length } as CSSProperties}
        className="flex min-h-8 items-center text-[length:clamp(0.75rem,calc(178cqi/var(--characters)),1.5rem)] leading-tight font-semibold tracking-tight wrap-anywhere text-ink tabular-nums"
      >
        <span>
          {currency}
          {currency && <wbr />}
          {children.slice(currency.length)}
        </span>
      </p>
    </div>
  );
}
