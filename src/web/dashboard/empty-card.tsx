import type { ReactNode } from "react";

export function EmptyCard({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-8 text-center text-sm text-muted">
      <span aria-hidden="true" className="rounded-lg bg-hover p-2.5 [&>svg]:size-5">
        {icon}
      </span>
      <p>{children}</p>
    </div>
  );
}
