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

const quietClass = cva(
  "inline-flex max-w-full items-center gap-1.5 text-sm whitespace-nowrap [&>svg]:size-3.5 [&>svg]:shrink-0",
  {
    variants: {
      tone: {
        green: "text-green-ink",
        yellow: "text-yellow-ink",
        orange: "text-orange-ink",
        red: "text-red-ink",
        blue: "text-blue-ink",
        violet: "text-violet-ink",
        neutral: "text-neutral-ink",
      },
    },
  },
);

type BadgeProps = { tone: BadgeTone; icon?: ReactNode; children: ReactNode };

/** A state that needs nobody's hand: text with its icon or a dot, without a ground. */
export function QuietBadge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={quietClass({ tone })}>
      {icon ?? <span className="size-1.5 shrink-0 rounded-full bg-current" />}
      <span className="truncate">{children}</span>
    </span>
  );
}

/** Never colour alone: the text says everything, an icon helps. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={badgeClass({ tone })}>
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}
