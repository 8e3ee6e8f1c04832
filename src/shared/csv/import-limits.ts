export const MOST_IMPORTED_ROWS = 5000;
/** Each with a recipe of its own. */
export const MOST_IMPORTED_DRINKS = 1000;
/** The largest request body; 5,000 rows without long notes are about 800 KB. */
export const LARGEST_IMPORT_BYTES = 1024 * 1024;
