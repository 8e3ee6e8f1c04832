import type { ReactNode } from "react";

type EmptyStateProps = { icon?: ReactNode; title: string; children?: ReactNode; action?: ReactNode };

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-lg border border-dashed border-line px-6 py-12 text-center">
      {icon && (
        <div aria-hidden="true" className="mb-4 rounded-lg bg-hover p-3 text-muted [&>svg]:size-6">
          {icon}
        </div>
      )}
      <p className="text-base font-medium text-balance text-ink">{title}</p>
      {children && <div className="mt-1 max-w-sm text-sm text-pretty text-muted">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
