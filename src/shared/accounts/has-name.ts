import type { SessionUser } from "./contract.ts";

/** The first user of a company is called by the e-mail until they say their name. */
export const hasName = ({ username, email }: Pick<SessionUser, "username" | "email">): boolean =>
  username !== email;
