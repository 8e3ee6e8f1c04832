/** How long data, and a screen made of it, is kept that nobody looks at. */
export const UNUSED_MS = 5 * 60_000;
