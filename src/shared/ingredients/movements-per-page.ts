/** Rows of an ingredient's history per request. Not in the contract: pages that only list must not load zod. */
export const MOVEMENTS_PER_PAGE = 100;
