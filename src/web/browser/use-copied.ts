import { useState } from "react";

/** Browsers offer the clipboard on secure origins only; the text can still be selected. */
export const canCopy = () => Boolean(navigator.clipboard);

/** Copies texts and remembers the last one. */
export function useCopied() {
  const [copied, setCopied] = useState<string>();
  const copy = (text: string) => {
    // The browser may refuse; then nothing claims that it was copied.
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => {},
    );
  };
  return { copied, copy };
}
