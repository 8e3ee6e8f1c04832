import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { createAdaptorServer, HttpBindings } from "@hono/node-server";

export type Fetch = Parameters<typeof createAdaptorServer>[0]["fetch"];

/** Most requests that wait for answers on their own connection; browsers and proxies send the next one after the answer. */
const MOST_AHEAD = 32;

/**
 * Starts a pipelined request when the answer before it has been taken. Node.js starts all of them at once and keeps
 * their answers in memory until it is their turn.
 */
export function answerInTurn(fetch: Fetch): Fetch {
  const last = new WeakMap<Socket, ServerResponse>();
  const ahead = new WeakMap<Socket, number>();
  return (request, env) => {
    const { incoming, outgoing } = env as HttpBindings;
    const { socket } = incoming;
    const before = last.get(socket);
    last.set(socket, outgoing);
    if (!before || before.closed) return fetch(request, env);
    const waiting = ahead.get(socket) ?? 0;
    if (waiting >= MOST_AHEAD) socket.destroy();
    ahead.set(socket, waiting + 1);
    return new Promise<void>((resolve) => before.once("close", resolve)).then(() => {
      ahead.set(socket, (ahead.get(socket) ?? 1) - 1);
      return socket.destroyed ? new Response(null, { status: 400 }) : fetch(request, env);
    });
  };
}
