import type { ReactNode } from "react";
import { PageAction } from "./page-action.tsx";

type PageHeaderProps = {
  title: string;
  subtitle?: ReactNode;
  /** What matters now, beside the subtitle; "" while it loads, which keeps its line on phones. */
  now?: string;
  /** The primary action, at the top right. */
  action?: ReactNode;
  /** Further content beside the title, such as a count; it stays there on phones. */
  aside?: ReactNode;
};

export function PageHeader({ title, subtitle, now, action, aside }: PageHeaderProps) {
  return (
    // On phones the subtitle has the full width below.
    <header className="mb-6 grid max-sm:mb-4 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 max-sm:gap-x-2">
      <h1 className="text-2xl font-semibold text-ink max-[22rem]:text-[1.125rem]">{title}</h1>
      {subtitle && (
        <p className="row-start-2 text-base text-muted max-sm:col-span-2 max-sm:text-sm">
          <span>{subtitle}</span>
          {now !== undefined && (
            <>
              {now && <span className="max-sm:hidden"> · </span>}
              <span className="min-h-5 font-medium text-ink max-sm:block">{now}</span>
            </>
          )}
        </p>
      )}
      <div className="col-start-2 row-start-1 -my-1.5 flex items-center gap-3 max-sm:gap-2 sm:row-span-2 sm:my-0 sm:self-start">
        {aside}
        {action && <PageAction>{action}</PageAction>}
      </div>
    </header>
  );
}
