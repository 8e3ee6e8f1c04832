import { useCallback, useState } from "react";

type State<T> = { subject?: T; isOpen: boolean; key: number; savedId?: number };

/**
 * The record a dialog is about. It is kept after closing, so that the dialog can animate out with its content; each
 * opening has a new key, so that it starts with fresh state. Also the id saved last, to be revealed in the list until
 * something else is opened.
 */
export function useDialogSubject<T>() {
  const [state, setState] = useState<State<T>>({ isOpen: false, key: 0 });

  // Stable functions, for memoized rows.
  const open = useCallback(
    (subject?: T) => setState(({ key }) => ({ subject, isOpen: true, key: key + 1 })),
    [],
  );
  const close = useCallback(() => setState((current) => ({ ...current, isOpen: false })), []);
  const showSaved = useCallback(
    ({ id }: { id: number }) => setState((current) => ({ ...current, savedId: id })),
    [],
  );
  const forgetSaved = useCallback(() => setState((current) => ({ ...current, savedId: undefined })), []);
  return { ...state, open, close, showSaved, forgetSaved };
}
