import { isIP } from "node:net";
import { createMiddleware } from "hono/factory";
import { isLoopbackHost } from "#server/http/limits/client-address.ts";
import { AppError } from "./errors.ts";

/**
 * Refuses host names that are not the product's own: the one of `PUBLIC_URL`, this machine, or a plain address. Another
 * name was pointed here by somebody else, who could read the answers as if they were his site's (DNS rebinding).
 */
export function knownHostOnly(publicUrl: string) {
  const publicHost = new URL(publicUrl).hostname;
  const isOurs = (host: string) => host === publicHost || isLoopbackHost(host) || isAddress(host);
  /** Cache of the last good name: almost every call comes under the same one, and parsing an address takes time. */
  let lastKnown = "";
  return createMiddleware(async (c, next) => {
    const header = c.req.header("host");
    const { url } = c.req;
    const namedAs = `${url.slice(0, url.indexOf("/", url.indexOf("//") + 2))} ${header}`;
    if (namedAs === lastKnown) return next();
    // The first line of a request may have a whole address in it, which then counts instead of the header. The
    // product's own calls have no header, and no browser can leave it out.
    const names = [new URL(url).hostname, ...(header === undefined ? [] : [hostName(header)])];
    if (!names.every(isOurs)) {
      throw new AppError(421, "Endereço desconhecido: use o endereço público do Balcão");
    }
    lastKnown = namedAs;
    return next();
  });
}

const hostName = (header: string): string =>
  URL.canParse(`http://${header}`) ? new URL(`http://${header}`).hostname : "";

const isAddress = (host: string) => isIP(host.replace(/^\[|\]$/g, "")) !== 0;
