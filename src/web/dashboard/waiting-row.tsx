import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";

/** The usual height, kept also while there is nothing to tell, so that nothing moves. */
export const WAITING_ROW = "min-h-14 max-sm:min-h-23";

type WaitingRowProps = { tone: BadgeTone; label: ReactNode; action: ReactNode; children: ReactNode };

/** Something that waits for a hand: what it is, its facts, and the one action. */
export function WaitingRow({ tone, label, action, children }: WaitingRowProps) {
  return (
    <div className={`flex items-center gap-x-3 px-4 py-2.5 sm:px-5 ${WAITING_ROW}`}>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone}>{label}</Badge>
        <p className="min-w-0 text-sm wrap-anywhere text-muted tabular-nums">{children}</p>
      </div>
      {action}
    </div>
  );
}
