import { useState } from "react";

/** Copies texts, and knows which of them the clipboard has had last. */
export function useCopied() {
  const [copied, setCopied] = useState<string>();
  const copy = (text: string) => {
    // A browser may forbid it: then nothing says that it was copied.
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => {},
    );
  };
  return { copied, copy };
}
