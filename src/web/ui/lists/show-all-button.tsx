import type { ReactNode } from "react";

type ShowAllButtonProps = { isOpen: boolean; onToggle: () => void; children: ReactNode };

/** Unfolds the rest of a list; `children` says how many items that is. */
export function ShowAllButton({ isOpen, onToggle, children }: ShowAllButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="min-h-6 text-left text-primary-ink underline-offset-4 hover:underline pointer-coarse:min-h-control"
    >
      {isOpen ? "mostrar menos" : <>{children} · mostrar todos</>}
    </button>
  );
}
