import { paths } from "#web/address/paths.ts";

/** The path of a link to this site's reset page; other links are not followed. */
export function safeResetLink(link: string | undefined, origin: string): string | undefined {
  if (!link || !URL.canParse(link, origin)) return;
  const url = new URL(link, origin);
  if (url.origin === origin && url.pathname === paths.resetPassword) return url.pathname + url.search;
}
