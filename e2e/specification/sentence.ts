/** A sentence that is not tried by a step here: held by a named unit test, said elsewhere too, or nothing that could be seen. */
export type Elsewhere = { words: string } & ({ test: string } | { same: string } | { reason: string });

/** Held by another test, named "path › title". */
export const heldBy = (test: string, words: string): Elsewhere => ({ words, test });

/** Says what another sentence, or several, say in more words. */
export const sameAs = (same: string, words: string): Elsewhere => ({ words, same });

/** Cannot be a test. */
export const notTried = (reason: string, words: string): Elsewhere => ({ words, reason });
