/** Data folder of the embedded database; an empty variable counts as unset. */
export const dataDirOf = (variables: Record<string, string | undefined>): string =>
  variables.DATA_DIR?.trim() ? variables.DATA_DIR : "./data";
