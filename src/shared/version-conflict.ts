/** The server's answer to an edit based on an outdated version; the edit dialogs then offer to merge. */
export const VERSION_CONFLICT = "Este registro foi alterado por outra pessoa. Recarregue e tente de novo.";
