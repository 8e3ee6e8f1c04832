import { withoutAccents } from "#shared/text/plain-text.ts";

/** What a file knows an ingredient by: its name, whatever its accents, case and spacing. */
export const stockCsvKey = (name: string): string => withoutAccents(name).trim().replace(/\s+/g, " ");
