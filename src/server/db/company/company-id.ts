declare const proven: unique symbol;
/** A company id that came from a verified session. Only `authenticate` may make one. */
export type CompanyId = number & { readonly [proven]: true };
