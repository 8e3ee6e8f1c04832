/** Whether it stands on a card or in a row of a list. */
export const isInList = (element: Element | null): boolean =>
  Boolean(element?.closest("[role=listitem], tbody tr"));
