/** What the page has of it, without the screens that wait in it for somebody to come back. */
export const queryShown = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.closest(".hidden-screen"));
