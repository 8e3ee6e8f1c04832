import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { DiscardQuestion } from "./discard-question.tsx";
import { useCloseOnBack } from "./use-close-on-back.ts";
import { useLeaveWarning } from "./use-leave-warning.ts";

type UnsavedPageProps = {
  /** There is input that leaving would lose. */
  isDirty: boolean;
  onDiscard: () => void;
};

/** Asks before a page with unsaved input is left by a link or by Back, which then stays on it. */
export function UnsavedPage({ isDirty, onDiscard }: UnsavedPageProps) {
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState<{ link?: string }>();
  useLeaveWarning(isDirty);
  useCloseOnBack(isDirty, () => setAsked({}));
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a[href]");
      // Another tab or a download leaves the page as it is.
      if (!link || event.ctrlKey || event.metaKey || link.hasAttribute("target")) return;
      event.preventDefault();
      event.stopPropagation();
      setAsked({ link: link.getAttribute("href") ?? undefined });
    };
    document.addEventListener("click", ask, true);
    return () => document.removeEventListener("click", ask, true);
  }, [isDirty]);
  const discard = () => {
    setAsked(undefined);
    onDiscard();
    if (asked?.link) navigate(asked.link);
  };
  return (
    <DiscardQuestion
      open={asked !== undefined}
      onOpenChange={(next) => next || setAsked(undefined)}
      onDiscard={discard}
    />
  );
}
