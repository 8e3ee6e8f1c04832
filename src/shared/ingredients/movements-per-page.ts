/** Rows of an ingredient's history per request. Not in the contract: pages that only list must not load zod. */
export const MOVEMENTS_PER_PAGE = 100;
/** Losses per request: more, since a report reads all of its period. */
export const LOSSES_PER_PAGE = 500;
