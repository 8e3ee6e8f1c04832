import { clsx } from "clsx";
import type { ReactNode } from "react";

type CardDetailProps = {
  icon: ReactNode;
  label: string;
  /** Grid placement, for details that align across cards. */
  place?: string;
  children: ReactNode;
};

/** One detail of a card: icon, label for screen readers, and text. */
export function CardDetail({ icon, label, place, children }: CardDetailProps) {
  return (
    // Not a flex box: lists have dozens of them, and would take a tenth longer to lay out.
    <div
      className={clsx("min-w-0 pl-6 [&>svg]:float-left [&>svg]:mt-0.5 [&>svg]:-ml-6 [&>svg]:size-4", place)}
    >
      {icon}
      <dt className="sr-only">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
