import { clsx } from "clsx";
import type { ReactNode } from "react";

type DetailProps = {
  icon: ReactNode;
  label: string;
  /** Its column, where the details of a list's cards line up. */
  place?: string;
  children: ReactNode;
};

/** One line of a card's details: what it is, by an icon and to a screen reader, and what it says. */
export function Detail({ icon, label, place, children }: DetailProps) {
  return (
    // Not a flex box: a list of cards has dozens of them, and would take a tenth longer to lay out.
    <div
      className={clsx("min-w-0 pl-6 [&>svg]:float-left [&>svg]:mt-0.5 [&>svg]:-ml-6 [&>svg]:size-4", place)}
    >
      {icon}
      <dt className="sr-only">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
