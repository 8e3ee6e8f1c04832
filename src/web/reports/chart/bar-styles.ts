/** Solid and hatched, to be distinguishable without colours. */
export const REVENUE_BAR = "rounded-t-xs bg-primary print-colours";
export const COST_BAR =
  "rounded-t-xs border border-orange-ink text-orange-ink bg-[repeating-linear-gradient(135deg,currentColor_0_1.5px,transparent_1.5px_4px)] print-colours";
