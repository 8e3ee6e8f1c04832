import type { ReactNode } from "react";
import { formatNumber } from "#shared/numbers/format.ts";

type SectionTitleProps = { children: string; count?: number; action?: ReactNode };

export const SectionTitle = ({ children, count, action }: SectionTitleProps) => (
  <div className="flex min-h-9 items-center justify-between gap-3 border-b border-line pb-1">
    <h2 className="text-base font-semibold">
      {children}
      {count !== undefined && (
        <span className="ml-2 text-sm font-normal text-muted tabular-nums">{formatNumber(count)}</span>
      )}
    </h2>
    {action}
  </div>
);
