/** Purchases per request, each with all its lines. Not in the contract: pages that only list must not load zod. */
export const PURCHASES_PER_PAGE = 20;
