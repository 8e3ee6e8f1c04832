import { isIP } from "node:net";
import { createMiddleware } from "hono/factory";
import { isLoopbackHost } from "./client-address.ts";
import { AppError } from "./errors.ts";

/**
 * Answers only under the names that are the product's own: the one of `PUBLIC_URL`, this machine, or a plain address.
 * Any other name was pointed here by somebody else, who could read the answers as if they were his site's.
 */
export function knownHostOnly(publicUrl: string) {
  const publicHost = new URL(publicUrl).hostname;
  const isOurs = (host: string) => host === publicHost || isLoopbackHost(host) || isAddress(host);
  return createMiddleware(async (c, next) => {
    // The first line of a request may have a whole address in it, which then counts instead of the header.
    const names = [hostName(c.req.header("host")), new URL(c.req.url).hostname];
    if (!names.every((name) => name !== undefined && isOurs(name))) {
      throw new AppError(421, "Endereço desconhecido: use o endereço público do Balcão");
    }
    await next();
  });
}

function hostName(header: string | undefined): string | undefined {
  const address = `http://${header}`;
  return header && URL.canParse(address) ? new URL(address).hostname : undefined;
}

const isAddress = (host: string) => isIP(host.replace(/^\[|\]$/g, "")) !== 0;
