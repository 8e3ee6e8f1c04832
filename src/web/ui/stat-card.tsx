import type { ReactNode } from "react";
import { BigFigure } from "./big-figure.tsx";
import { Card } from "./card.tsx";

type StatCardProps = { label: string; value: string | number; icon?: ReactNode; hint?: ReactNode };

export function StatCard({ label, value, icon, hint }: StatCardProps) {
  return (
    <Card>
      <div className="flex items-center justify-between gap-2 text-muted [&>svg]:size-4.5 [&>svg]:shrink-0">
        <p className="truncate text-sm font-medium">{label}</p>
        {icon}
      </div>
      <BigFigure>{String(value)}</BigFigure>
      {hint && <p className="mt-1 text-xs text-muted">{hint}</p>}
    </Card>
  );
}
