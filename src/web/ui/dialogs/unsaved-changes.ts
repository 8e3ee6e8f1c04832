let open = 0;

/** Something typed would be lost with the screen; the answer is how to tell that it no longer would. */
export function noteUnsaved(): () => void {
  open += 1;
  return () => {
    open -= 1;
  };
}

export const hasUnsaved = () => open > 0;
