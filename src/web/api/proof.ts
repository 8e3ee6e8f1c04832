/** Asks the person to prove who they are, by more than the password where that is wanted; true once they have. */
type Ask = (bySecondStep: boolean) => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Names who asks; nobody does once the returned function was called. */
export function askForProofBy(asker: Ask): () => void {
  ask = asker;
  return () => {
    if (ask === asker) ask = undefined;
  };
}

/** Of several calls that need a proof at once, all wait for the same answer. */
export function askForProof(bySecondStep = false): Promise<boolean> {
  asking ??= (ask?.(bySecondStep) ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}
