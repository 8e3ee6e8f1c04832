import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

type Exchange = { request: IncomingMessage; response: ServerResponse };

/**
 * With so many connections open, each new one takes the place of the oldest that keeps us waiting: with its request,
 * with the next one, or with reading the answer. Clients that dawdle on purpose thus only drive out each other, and
 * nobody whose answer is being worked on.
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

const isClientsTurn = ({ request, response }: Exchange): boolean =>
  response.headersSent || (hasBody(request) && !request.readableEnded);

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
