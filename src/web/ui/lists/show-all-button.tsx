import type { ReactNode } from "react";

type ShowAllButtonProps = { isOpen: boolean; onToggle: () => void; children: ReactNode };

/** In the line of what it unfolds; what it says while folded is how much more there is. */
export function ShowAllButton({ isOpen, onToggle, children }: ShowAllButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="min-h-6 text-left text-primary-ink underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {isOpen ? "mostrar menos" : <>{children} · mostrar todos</>}
    </button>
  );
}
