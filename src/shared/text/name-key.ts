import { withoutAccents } from "./plain-text.ts";

/** The key by which two names are the same: without accents, case and extra spaces. */
export const nameKey = (name: string): string => withoutAccents(name).trim().replace(/\s+/g, " ");
