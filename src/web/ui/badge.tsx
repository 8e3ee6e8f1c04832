import { cva } from "class-variance-authority";
import type { ReactNode } from "react";

const badgeClass = cva(
  "inline-flex h-6 max-w-full items-center gap-1 rounded-full border px-2 text-xs font-medium whitespace-nowrap [&>svg]:size-3.5 [&>svg]:shrink-0",
  {
    variants: {
      tone: {
        green: "border-green-line bg-green-soft text-green-ink",
        yellow: "border-yellow-line bg-yellow-soft text-yellow-ink",
        orange: "border-orange-line bg-orange-soft text-orange-ink",
        red: "border-red-line bg-red-soft text-red-ink",
        blue: "border-blue-line bg-blue-soft text-blue-ink",
        violet: "border-violet-line bg-violet-soft text-violet-ink",
        neutral: "border-neutral-line bg-neutral-soft text-neutral-ink",
      },
    },
  },
);

export type BadgeTone = "green" | "yellow" | "orange" | "red" | "blue" | "violet" | "neutral";

/** Never colour alone: the text says everything, an icon helps. */
export function Badge({ tone, icon, children }: { tone: BadgeTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={badgeClass({ tone })}>
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}
