import { useCallback, useState } from "react";

type State<T> = { subject?: T; isOpen: boolean; key: number; savedId?: number };

/**
 * What a dialog is about. It outlives the closing, so that the dialog can leave with its content in place; each
 * opening has a key of its own, so that nothing typed before is found in it again. And what was saved last, to be shown in its place
 * in the list until something else is opened.
 */
export function useDialogSubject<T>() {
  const [state, setState] = useState<State<T>>({ isOpen: false, key: 0 });

  // Always the same: they are handed to memoized rows.
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
