import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Exchange = { request: IncomingMessage; response: ServerResponse };

/**
 * Limits open connections: each new one past the limit replaces the oldest that keeps us waiting, with its request, the
 * next one, or reading the answer. Slow clients thus only drive out each other, and nobody whose answer is being made.
 */
export function dropIdleConnections(server: Server, most: number): void {
  const open = new Map<Socket, Exchange | undefined>();
  server.on("connection", (socket: Socket) => {
    if (open.size >= most) oldestIdler(open)?.destroy();
    open.set(socket, undefined);
    socket.once("close", () => open.delete(socket));
  });
  server.prependListener("request", (request, response) => {
    if (open.has(request.socket)) open.set(request.socket, { request, response });
  });
}

function oldestIdler(open: ReadonlyMap<Socket, Exchange | undefined>): Socket | undefined {
  for (const [socket, exchange] of open) {
    if (!socket.destroyed && (!exchange || isClientsTurn(exchange))) return socket;
  }
  return undefined;
}

/** A pipelined request has no socket while an answer before it is on its way. */
const isClientsTurn = ({ request, response }: Exchange): boolean =>
  response.headersSent || response.socket === null || (hasBody(request) && !request.readableEnded);

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
