import type { ReactNode } from "react";

type AccountCardProps = {
  name: string;
  badges: ReactNode;
  /** The grid columns of the details on wide screens, aligned across cards. */
  columns: string;
  /** Beside the details if there is room, else below. */
  action?: ReactNode;
  children: ReactNode;
};

export function AccountCard({ name, badges, columns, action, children }: AccountCardProps) {
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0 min-[90rem]:flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="min-w-0 text-lg font-semibold break-words">{name}</h2>
          <span className="flex items-center gap-3">{badges}</span>
        </div>
        <dl
          className={`mt-2 flex flex-wrap gap-x-6 gap-y-1.5 text-sm text-muted min-[90rem]:grid ${columns}`}
        >
          {children}
        </dl>
      </div>
      {action}
    </div>
  );
}
