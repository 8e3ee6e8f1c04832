import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";

type PageSectionProps = {
  title: string;
  note?: string;
  action?: ReactNode;
  children: ReactNode;
};

/** A part of the event's page below a heading, with what can be done there. */
export function PageSection({ title, note, action, children }: PageSectionProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <div className="mb-1 flex min-h-control flex-wrap items-center gap-x-3 border-b border-line">
        <h2 className="font-semibold">{title}</h2>
        {note && <p className="text-sm text-muted tabular-nums">{note}</p>}
        <div className="-mr-3 ml-auto">{action}</div>
      </div>
      {children}
    </section>
  );
}

export const Nothing = ({ children }: { children: string }) => (
  <p className="py-2 text-sm text-muted">{children}</p>
);

type SectionActionProps = { label: string; onAct: () => void };

export const SectionAction = ({ label, onAct }: SectionActionProps) => (
  <Button variant="quiet" size="sm" onClick={onAct}>
    {label}
  </Button>
);
