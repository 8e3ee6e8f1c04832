import { NARROW, WIDE } from "./fixtures.ts";

/** A phone is held in one hand, a desk has a mouse. */
export const SIZES = [
  { size: "phone", isTouch: true, use: { viewport: NARROW, hasTouch: true, isMobile: true } },
  { size: "desktop", isTouch: false, use: { viewport: WIDE } },
];
