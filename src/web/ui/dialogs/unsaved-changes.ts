let open = 0;

/** Records unsaved input; returns a function that clears it. */
export function noteUnsaved(): () => void {
  open += 1;
  return () => {
    open -= 1;
  };
}

export const hasUnsaved = () => open > 0;
