import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Card } from "./card.tsx";

type StatCardProps = { label: string; value: string | number; icon?: ReactNode; hint?: ReactNode };

export function StatCard({ label, value, icon, hint }: StatCardProps) {
  // A large sum of money must be readable to the last cent in half the width of a phone.
  const isLong = String(value).length > 9;

  return (
    <Card>
      <div className="flex items-center justify-between gap-2 text-muted [&>svg]:size-4.5 [&>svg]:shrink-0">
        <p className="truncate text-sm font-medium">{label}</p>
        {icon}
      </div>
      <p
        className={clsx(
          "mt-2 flex min-h-8 items-center font-semibold tracking-tight wrap-anywhere text-ink tabular-nums",
          isLong ? "text-base sm:text-2xl" : "text-2xl",
        )}
      >
        {value}
      </p>
      {hint && <p className="mt-1 text-xs text-muted">{hint}</p>}
    </Card>
  );
}
