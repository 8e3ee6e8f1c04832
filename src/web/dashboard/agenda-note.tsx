import type { ReactNode } from "react";

/** As tall as what stands in its place when stock is short. */
export function AgendaNote({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <p className="mt-3 flex min-h-11 items-center gap-2.5 rounded-md border border-line px-3 py-2 text-sm text-muted">
      {icon}
      {children}
    </p>
  );
}
