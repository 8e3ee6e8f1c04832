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
  return createMiddleware(async (c, next) => {
    const host = hostName(c.req.header("host"));
    if (host === undefined || !(host === publicHost || isLoopbackHost(host) || isAddress(host))) {
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
