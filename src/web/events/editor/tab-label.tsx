import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** A tab's name, marked where something in that part is wrong. */
export function TabLabel({ isWrong, children }: { isWrong: boolean; children: ReactNode }) {
  return (
    <span className="relative inline-flex items-center gap-1.5">
      {children}
      {isWrong && (
        // On a phone in the corner: four tabs and a mark do not fit side by side.
        <CircleAlert
          aria-label="com erro"
          className="size-4 text-danger-ink max-[26rem]:absolute max-[26rem]:-top-2 max-[26rem]:-right-2.5 max-[26rem]:size-3.5"
        />
      )}
    </span>
  );
}
