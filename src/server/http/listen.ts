import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createAdaptorServer } from "@hono/node-server";
import { answerInTurn, type Fetch } from "#server/http/limits/answer-in-turn.ts";
import { dropIdleConnections } from "#server/http/limits/drop-idle-connections.ts";
import { UnreadAnswers } from "#server/http/limits/unread-answers.ts";
import { StartError } from "#server/start/start-error.ts";

const GRACE = 10_000;
/** Milliseconds without a new connection after which nobody is left waiting to be accepted. */
const LAST_CALL = 100;
/** Node.js accepts one connection in a turn of its loop: of 200 on a busy machine some still waited after two seconds. */
const LONGEST_LAST_CALL = 6_000;
const MOST_CONNECTIONS = 1_000;
/** Milliseconds in which nothing is read or written after which a connection is closed; no answer takes so long to make. */
const SILENT_FOR = 90_000;

/** Listens; `drain` stops accepting and lets running requests finish, for ten seconds at the most. */
export async function listen(
  fetch: Fetch,
  { host, port, unread = new UnreadAnswers() }: { host: string; port: number; unread?: UnreadAnswers },
) {
  const server = createAdaptorServer({
    fetch: answerInTurn(fetch),
    // A client that sends its request drop by drop must not hold a place for ever.
    serverOptions: {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      // Interval at which the two above are checked; by default twice a minute.
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
    },
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(explained(error, host, port)));
    server.listen(port, host, resolve);
  });
  dropIdleConnections(server, MOST_CONNECTIONS);
  unread.watch(server);
  server.setTimeout(SILENT_FOR);
  // For those that are being closed, and the last wall should everybody be served at once.
  server.maxConnections = 2 * MOST_CONNECTIONS;
  const answering = new Map<Socket, ServerResponse>();
  let isDraining = false;
  let connections = 0;
  server.on("connection", (socket: Socket) => {
    connections++;
    socket.once("close", () => answering.delete(socket));
  });
  /**
   * Waits for connections that the system has accepted and we have not yet: closing would cut them off. A busy process
   * takes them one by one, so the end shows only in their ceasing to come.
   */
  const lastCall = async () => {
    for (const end = Date.now() + LONGEST_LAST_CALL; Date.now() < end; ) {
      const before = connections;
      await sleep(LAST_CALL);
      // Connections are taken between the timers and this.
      await new Promise((resolve) => setImmediate(resolve));
      if (connections === before) return;
    }
  };
  // By connection: Node.js does not close the responses that are pipelined on one that is lost.
  server.prependListener("request", (request, response) => {
    answering.set(request.socket, response);
    if (isDraining) response.shouldKeepAlive = false;
  });
  return {
    drain: async () => {
      isDraining = true;
      // Told to come back on another connection, a client does not send its next request into a closing one.
      for (const response of answering.values()) response.shouldKeepAlive = false;
      const giveUp = setTimeout(() => server.closeAllConnections(), GRACE);
      await lastCall();
      await new Promise<void>((resolve) => {
        server.close(() => {
          clearTimeout(giveUp);
          resolve();
        });
        server.closeIdleConnections();
      });
    },
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
