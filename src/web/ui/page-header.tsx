import type { ReactNode } from "react";

type PageHeaderProps = {
  title: string;
  subtitle?: ReactNode;
  /** The primary action: at the top right, and on phones afloat in reach of the thumb. */
  action?: ReactNode;
  /** What else belongs to the title, a count for example; it stays there on phones too. */
  aside?: ReactNode;
};

export function PageHeader({ title, subtitle, action, aside }: PageHeaderProps) {
  return (
    <header className="mb-6 flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-2xl font-semibold text-ink">{title}</h1>
        {subtitle && <p className="mt-0.5 text-base text-muted">{subtitle}</p>}
      </div>
      <div className="flex shrink-0 items-center gap-3">
        {aside}
        {action && (
          <div
            data-floating-action=""
            className="max-sm:fixed max-sm:right-4 max-sm:bottom-[calc(4.75rem+env(safe-area-inset-bottom))] max-sm:z-10 max-sm:rounded-lg max-sm:shadow-float"
          >
            {action}
          </div>
        )}
      </div>
    </header>
  );
}
