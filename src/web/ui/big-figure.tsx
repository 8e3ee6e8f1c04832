import type { CSSProperties } from "react";

/**
 * The main number of a card. A large amount must be readable to the last cent in half the width of a phone, so the
 * font size depends on its length (a digit is a bit more than half as wide as high). Amounts that are still too long
 * wrap after "R$".
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
