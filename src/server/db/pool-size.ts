/** Connections of one server process, at the most. */
export const POOL_SIZE = 20;
