import { randomBytes } from "node:crypto";

const TOKEN_BYTES = 20;

/** A token of 160 random bits, for a link that opens one thing and is kept, so that it can be copied again. */
export const newLinkToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** The token to look for: other texts are looked for as well, as none, since the database refuses some of them. */
export const searchedToken = (text: string): string => (/^[\w-]{27}$/.test(text) ? text : "");
