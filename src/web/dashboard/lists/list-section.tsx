import type { ReactNode } from "react";

type ListSectionProps = { title: string; action?: ReactNode; children: ReactNode };

/** A list without a box around it: its heading, and a line above each row. */
export function ListSection({ title, action, children }: ListSectionProps) {
  return (
    <section>
      <div className="flex min-h-9 items-center justify-between gap-3 border-b border-line">
        <h2 className="text-base font-semibold">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
