import type { Server, ServerResponse } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { StartError } from "#server/start-error.ts";

const GRACE = 10_000;

type Fetch = Parameters<typeof createAdaptorServer>[0]["fetch"];

/** Listens; `drain` stops accepting and lets what is running finish, for ten seconds at the most. */
export async function listen(fetch: Fetch, { host, port }: { host: string; port: number }) {
  const server = createAdaptorServer({
    fetch,
    // A client that sends its request drop by drop must not hold a place for ever.
    serverOptions: { headersTimeout: 10_000, requestTimeout: 30_000, maxHeaderSize: 16_384 },
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explained(error, host, port)));
    server.listen(port, host, resolve);
  });
  server.maxConnections = 1_000;
  const answering = new Set<ServerResponse>();
  server.prependListener("request", (_request, response) => {
    answering.add(response);
    response.once("close", () => answering.delete(response));
  });
  return {
    drain: () =>
      new Promise<void>((resolve) => {
        // Told to come back on another connection, a client does not send its next request into a closing one.
        for (const response of answering) response.shouldKeepAlive = false;
        const giveUp = setTimeout(() => server.closeAllConnections(), GRACE);
        server.close(() => {
          clearTimeout(giveUp);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

function explained(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === "EADDRINUSE") {
    return new StartError(
      `A porta ${port} já está em uso; encerre o outro programa ou escolha outra com PORT.`,
    );
  }
  if (error.code === "EACCES") {
    return new StartError(`Sem permissão para usar a porta ${port}; escolha outra com PORT.`);
  }
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return new StartError(`HOST ${host} não é um endereço deste computador.`);
  }
  return error;
}
