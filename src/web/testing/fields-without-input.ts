/** The fields of a form that the dialog on screen has no control for: what is typed nowhere would always be saved empty. */
export const fieldsWithoutInput = (labels: Record<string, string>): string[] =>
  Object.keys(labels).filter((name) => !document.querySelector(`[role=dialog] [name="${name}"]`));
