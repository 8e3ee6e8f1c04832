import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** A tab's name, marked where something in that part is wrong. */
export function TabLabel({ isWrong, children }: { isWrong: boolean; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {children}
      {isWrong && <CircleAlert aria-label="com erro" className="size-4 text-danger-ink" />}
    </span>
  );
}
