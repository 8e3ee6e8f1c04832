import type { ReactNode } from "react";

type PageHeaderProps = {
  title: string;
  subtitle?: ReactNode;
  /** What matters now, beside the subtitle; "" while it loads, which keeps its line on phones. */
  now?: string;
  /** The primary action: at the top right, floating on phones. */
  action?: ReactNode;
  /** Further content beside the title, such as a count; it stays there on phones. */
  aside?: ReactNode;
};

export function PageHeader({ title, subtitle, now, action, aside }: PageHeaderProps) {
  return (
    // On phones the subtitle has the full width below.
    <header className="mb-6 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5">
      <h1 className="text-2xl font-semibold text-ink">{title}</h1>
      {subtitle && (
        <p className="row-start-2 text-base text-muted max-sm:col-span-2">
          <span>{subtitle}</span>
          {now !== undefined && (
            <>
              <span className="max-sm:hidden"> · </span>
              <span className="min-h-6 font-medium text-ink max-sm:block">{now}</span>
            </>
          )}
        </p>
      )}
      <div className="col-start-2 row-start-1 -my-1.5 flex items-center gap-3 cramped:contents sm:row-span-2 sm:my-0 sm:self-start">
        {aside}
        {action && (
          <div
            data-floating-action=""
            data-covers="bottom"
            // In a low window it would float in the middle of the list.
            className="print:hidden afloat:fixed afloat:right-4 afloat:bottom-[calc(4.75rem+env(safe-area-inset-bottom))] afloat:z-10 afloat:rounded-lg afloat:shadow-float cramped:col-span-2 cramped:row-start-3 cramped:mt-3 cramped:justify-self-end afloat:[&_button]:size-13 afloat:[&_button]:px-0"
          >
            {action}
          </div>
        )}
      </div>
    </header>
  );
}
