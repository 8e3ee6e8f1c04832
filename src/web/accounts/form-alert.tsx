import { useEffect, useRef } from "react";
import { Alert } from "#web/ui/feedback/alert.tsx";
import type { FormProblem } from "./use-native-form.ts";

/** What is wrong with a form as a whole. */
export function FormAlert({ alert }: { alert: FormProblem<string>["alert"] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It may have come below the edge of a low window, or under a phone's keyboard. Where it is seen, nothing moves.
    if (alert && box.current && !isSeen(box.current)) box.current.scrollIntoView({ block: "nearest" });
  }, [alert]);
  if (!alert) return null;
  return (
    <div ref={box} className="scroll-mt-4 scroll-mb-24">
      <Alert tone="error" title={alert.title}>
        {alert.text}
      </Alert>
    </div>
  );
}

/** All of it, with nothing over it: in a dialog the bar with the actions lies over what is below. */
function isSeen(box: HTMLElement): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const isAtTop = (y: number) => box.contains(document.elementFromPoint((left + right) / 2, y));
  return isAtTop(top + 1) && isAtTop(bottom - 1);
}
