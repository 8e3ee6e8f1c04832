import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

export const cardClass = "rounded-lg border border-line bg-surface p-4 sm:p-5";

export function Card({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={clsx(cardClass, className)} />;
}

export function CardTitle({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="mb-3 flex min-h-6 items-center justify-between gap-3">
      <h2 className="text-lg font-semibold text-ink">{children}</h2>
      {action}
    </div>
  );
}
