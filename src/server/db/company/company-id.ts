declare const proven: unique symbol;
/** A company that somebody has proven to act for: by a session, or by a link to something of that company; or whose member is written to. */
export type CompanyId = number & { readonly [proven]: true };

/** Makes a CompanyId. Only the session check, the public links, the morning's mail and the admin who closes a company may: a lint rule keeps this file from others. */
export const provenCompanyId = (id: number): CompanyId => id as CompanyId;
