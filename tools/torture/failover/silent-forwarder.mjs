import net from "node:net";

/**
 * A network between a server and its database that can go silent: connections stay open, new ones are taken, and nothing
 * comes through until it is back, as when a cable is pulled.
 * @param {number} port where it leads
 */
export async function startForwarder(port) {
  let isSilent = false;
  /** @type {Set<net.Socket>} */
  const sockets = new Set();
  const server = net.createServer((caller) => {
    const database = net.connect(port, "127.0.0.1");
    for (const [one, other] of /** @type {const} */ ([
      [caller, database],
      [database, caller],
    ])) {
      sockets.add(one);
      one.on("error", () => undefined);
      one.on("data", (bytes) => void other.write(bytes));
      // An end is not heard of while nothing comes through: a paused socket tells of it later.
      one.once("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      if (isSilent) one.pause();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  return {
    port: /** @type {net.AddressInfo} */ (server.address()).port,
    silence: () => {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    restore: () => {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startForwarder>>} Forwarder */
