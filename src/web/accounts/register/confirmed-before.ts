/**
 * A reload sends a used link again, which the server refuses. The history entry remembers that it worked, but not the
 * password, so that the refusal can be explained.
 */
export const rememberConfirmed = () =>
  window.history.replaceState({ ...window.history.state, isConfirmed: true }, "", window.location.pathname);

export const wasConfirmedBefore = (): boolean => window.history.state?.isConfirmed === true;
