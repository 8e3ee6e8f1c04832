import { type ReactNode, useId } from "react";

type SectionProps = { title: string; note?: string; children: ReactNode };

export function Section({ title, note, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-b border-line">
        <h2 id={id} className="text-xl font-semibold">
          {title}
        </h2>
        {note && (
          <p role="status" className="text-sm text-muted tabular-nums">
            {note}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
