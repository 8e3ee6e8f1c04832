import type { CSSProperties, ReactNode } from "react";
import { Card } from "./card.tsx";

type StatCardProps = { label: string; value: string | number; icon?: ReactNode; hint?: ReactNode };

export function StatCard({ label, value, icon, hint }: StatCardProps) {
  return (
    <Card>
      <div className="flex items-center justify-between gap-2 text-muted [&>svg]:size-4.5 [&>svg]:shrink-0">
        <p className="truncate text-sm font-medium">{label}</p>
        {icon}
      </div>
      <div className="@container mt-2">
        <p
          // A large sum of money must be readable to the last cent in half the width of a phone: in one line, as
          // large as its length allows. A character of it is not much more than half as wide as it is high.
          style={{ "--characters": String(value).length } as CSSProperties}
          className="flex min-h-8 items-center text-[length:clamp(0.75rem,calc(178cqi/var(--characters)),1.5rem)] font-semibold tracking-tight wrap-anywhere text-ink tabular-nums"
        >
          {value}
        </p>
      </div>
      {hint && <p className="mt-1 text-xs text-muted">{hint}</p>}
    </Card>
  );
}
