/** With a finger the focus stays on the sheet itself: a field would raise the keyboard before anything was read. */
export function focusFirstField(event: Event) {
  event.preventDefault();
  const sheet = event.currentTarget as HTMLElement;
  const field = sheet.querySelector<HTMLElement>("input:not([readonly]), select, textarea");
  const hasMouse = window.matchMedia("(pointer: fine)").matches;
  (hasMouse && field ? field : sheet).focus();
}
