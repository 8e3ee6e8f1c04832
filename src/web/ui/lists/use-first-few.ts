import { useState } from "react";
import { useIsOnPaper } from "#web/ui/print/on-paper.ts";

/** Folds a long list to its first items until the user unfolds it. */
export function useFirstFew<T>(items: readonly T[], few: number) {
  const [isOpen, setIsOpen] = useState(false);
  const isOnPaper = useIsOnPaper();
  // One item more takes no more room than the button.
  const isLong = items.length > few + 1 && !isOnPaper;

  return {
    shown: isLong && !isOpen ? items.slice(0, few) : items,
    /** Props of ShowAllButton; undefined where all items are shown anyway. */
    more: isLong ? { rest: items.length - few, isOpen, onToggle: () => setIsOpen(!isOpen) } : undefined,
  };
}
