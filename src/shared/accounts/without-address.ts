import { isEmailAddress } from "./email-address.ts";

/** A user's name; of one that is an e-mail address, what stands before the "@". For readers who may not see addresses. */
export const withoutAddress = (username: string): string =>
  isEmailAddress(username) ? username.slice(0, username.indexOf("@")) : username;
