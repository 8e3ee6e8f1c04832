import type { ReactNode } from "react";

type FieldActionProps = { label: string; onClick: () => void; hidden?: boolean; children: ReactNode };

export function FieldAction({ label, onClick, hidden, children }: FieldActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Keeps its space, so that nothing moves.
      style={hidden ? { visibility: "hidden" } : undefined}
      onClick={onClick}
      className="absolute inset-y-0 right-0 flex w-control items-center justify-center rounded-lg text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 [&>svg]:size-4.5"
    >
      {children}
    </button>
  );
}
