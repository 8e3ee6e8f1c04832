/** Stands where the name of a client stood who was deleted for good. */
export const WIPED_NAME = "nome removido";
