/** Stands where the name of a client stood who was deleted for good. */
export const WIPED_NAME = "nome removido";

/** Stands where the message of a proposal named something else of that client. */
export const WIPED_DATA = "dado removido";
