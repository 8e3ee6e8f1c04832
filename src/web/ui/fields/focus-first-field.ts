/** On touch devices the sheet itself gets the focus: a field would open the keyboard before anything is read. */
export function focusFirstField(event: Event) {
  event.preventDefault();
  const sheet = event.currentTarget as HTMLElement;
  const field = sheet.querySelector<HTMLElement>("input:not([readonly]), select, textarea");
  const hasMouse = window.matchMedia("(pointer: fine)").matches;
  (hasMouse && field ? field : sheet).focus();
}
