/** True within a card or table row of a list. */
export const isInList = (element: Element | null): boolean =>
  Boolean(element?.closest("li, [role=listitem], tbody tr"));
