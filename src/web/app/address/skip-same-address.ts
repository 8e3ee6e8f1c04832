import type { RouterOptions } from "wouter";

/** As links have it in any page: one that leads to where the reader is already leaves no second entry to go back to. */
export const skipSameAddress: NonNullable<RouterOptions["aroundNav"]> = (navigate, to, options) => {
  const { href } = window.location;
  if (new URL(to, href).href !== href) navigate(to, options);
};
