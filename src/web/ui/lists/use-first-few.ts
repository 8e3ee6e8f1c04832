import { useState } from "react";
import { useIsOnPaper } from "#web/ui/print/on-paper.ts";

/** The first few of a list that may be long, until somebody wants to see all of it. */
export function useFirstFew<T>(items: readonly T[], few: number) {
  const [isOpen, setIsOpen] = useState(false);
  const isOnPaper = useIsOnPaper();
  // A lone one more takes no more room than the words that stand for it.
  const isLong = items.length > few + 1 && !isOnPaper;

  return {
    shown: isLong && !isOpen ? items.slice(0, few) : items,
    /** For ShowAllButton; none where all of it is shown anyway. */
    more: isLong ? { rest: items.length - few, isOpen, onToggle: () => setIsOpen(!isOpen) } : undefined,
  };
}
