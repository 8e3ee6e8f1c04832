import type { ReactNode } from "react";

type FieldActionProps = { label: string; onClick: () => void; children: ReactNode };

/** The small button at the end of a field, as tall as the field itself. */
export function FieldAction({ label, onClick, children }: FieldActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-lg text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 [&>svg]:size-4.5"
    >
      {children}
    </button>
  );
}
