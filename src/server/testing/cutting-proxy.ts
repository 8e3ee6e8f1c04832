import net from "node:net";
import type pg from "pg";

type Target = Pick<pg.ClientConfig, "host" | "port">;

/**
 * Stands between the product and PostgreSQL. It swallows an answer that says this (`COMMIT`, `INSERT 0 1`), when it is
 * told to, and cuts that connection: PostgreSQL has done what it was asked, and nobody hears of it.
 */
export async function startCuttingProxy(target: Target) {
  const state = { cuts: 0, isCut: (_answer: string): boolean => false, isFrozen: false, target };
  const sockets = new Set<net.Socket>();
  const server = net.createServer((caller) => {
    const { host = "localhost", port = 5432 } = state.target;
    // A host that is a folder has the socket in it.
    const database = host.startsWith("/") ? net.connect(`${host}/.s.PGSQL.${port}`) : net.connect(port, host);
    for (const [one, other] of [
      [caller, database],
      [database, caller],
    ] as const) {
      sockets.add(one);
      one.on("error", () => undefined);
      one.on("close", () => {
        sockets.delete(one);
        if (!state.isFrozen) other.destroy();
      });
    }
    caller.on("data", (bytes) => {
      if (!state.isFrozen) database.write(bytes);
    });
    database.on("data", (bytes) => {
      if (state.isFrozen) return;
      if (state.isCut(bytes.toString("latin1"))) {
        state.cuts++;
        caller.destroy();
      } else caller.write(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as net.AddressInfo).port,
    get cuts() {
      return state.cuts;
    },
    /** The next so many answers that hold this text. */
    cutNext: (text: string, times = 1) => {
      let left = times;
      state.isCut = (answer) => answer.includes(text) && left-- > 0;
    },
    /** This share of all answers that hold this text. */
    cutShare: (text: string, share: number) => {
      state.isCut = (answer) => answer.includes(text) && Math.random() < share;
    },
    /** Goes silent for good, without closing anything. */
    freeze: () => {
      state.isFrozen = true;
    },
    /** Leads new connections to another server. */
    redirect: (to: Target) => {
      state.target = to;
    },
    dropAll: () => {
      for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
