/** What an edit that is based on an older version is refused with; the page offers a way on where it meets it. */
export const VERSION_CONFLICT = "Este registro foi alterado por outra pessoa. Recarregue e tente de novo.";
