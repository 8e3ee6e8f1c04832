import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";

/** The usual height, kept also while there is nothing to tell, so that nothing moves. */
export const WAITING_ROW = "min-h-12 max-sm:min-h-16";

/** Only the first of the rows has a solid button: it is the next step. */
const SOLID_FIRST =
  "first:[&>:last-child]:border-transparent first:[&>:last-child]:bg-primary first:[&>:last-child]:text-on-primary first:[&>:last-child]:hover:bg-primary-hover!";

type WaitingRowProps = {
  tone: BadgeTone;
  label: ReactNode;
  action: ReactNode;
  children: ReactNode;
  /** Keeps to one line of text also on phones. */
  isShort?: boolean;
};

/** Something that waits for a hand: what it is, its facts, and the one action. */
export function WaitingRow({ tone, label, action, children, isShort }: WaitingRowProps) {
  return (
    <div className={`flex items-center gap-x-3 px-3 py-1.25 sm:px-4 ${WAITING_ROW} ${SOLID_FIRST}`}>
      <div className="flex min-w-0 flex-1 items-center gap-x-3 gap-y-0.5 max-sm:flex-col max-sm:items-start">
        <div className="flex max-w-full shrink-0 sm:w-42 lg:w-38">
          <Badge tone={tone}>{label}</Badge>
        </div>
        <p
          className={clsx(
            "min-w-0 text-sm wrap-anywhere text-muted tabular-nums",
            isShort && "max-sm:line-clamp-1",
          )}
        >
          {children}
        </p>
      </div>
      {action}
    </div>
  );
}
