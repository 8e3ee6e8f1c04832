declare const proven: unique symbol;
/**
 * A company that somebody has proven to act for, by a session or by a link to something of that company; or whose
 * people are written to, or which a system admin closes.
 */
export type CompanyId = number & { readonly [proven]: true };

/**
 * Makes a CompanyId. Only the session check, the public links, the morning mail and the closing of companies may: a
 * lint rule keeps this file from others.
 */
export const provenCompanyId = (id: number): CompanyId => id as CompanyId;
