import { useCallback, useState } from "react";

/**
 * What a dialog is about. It outlives the closing, so that the dialog can leave with its content in place; each
 * opening has a key of its own, so that nothing typed before is found in it again.
 */
export function useSubject<T>() {
  const [state, setState] = useState<{ subject?: T; isOpen: boolean; key: number }>({
    isOpen: false,
    key: 0,
  });

  // Always the same: they are handed to remembered rows.
  const open = useCallback(
    (subject?: T) => setState(({ key }) => ({ subject, isOpen: true, key: key + 1 })),
    [],
  );
  const close = useCallback(() => setState((current) => ({ ...current, isOpen: false })), []);
  return { ...state, open, close };
}
