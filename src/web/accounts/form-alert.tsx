import { useEffect, useRef } from "react";
import { Alert } from "#web/ui/feedback/alert.tsx";
import type { FormProblem } from "./use-native-form.ts";

/** A form's alert, scrolled into view if it is hidden. */
export function FormAlert({ alert }: { alert: FormProblem<string>["alert"] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It may be below a low window or under a phone's keyboard. If it is visible, nothing moves.
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

/** True if it is fully visible: in a dialog the footer may cover it. */
function isSeen(box: HTMLElement): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const isAtTop = (y: number) => box.contains(document.elementFromPoint((left + right) / 2, y));
  return isAtTop(top + 1) && isAtTop(bottom - 1);
}
