/** Connections of one server process, at the most: for what companies do, and for accounts, admin and the like. */
export const COMPANY_POOL_SIZE = 14;
export const SYSTEM_POOL_SIZE = 6;
export const POOL_SIZE = COMPANY_POOL_SIZE + SYSTEM_POOL_SIZE;
