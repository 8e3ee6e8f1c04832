import { connect, createServer } from "node:net";

/**
 * A product that is as far from its proxy as in another data centre: what either side sends, or that it closes, the
 * other one learns so much later.
 * @param {number} productPort @param {number} delayMs
 */
export async function startDistance(productPort, delayMs) {
  /** @type {Set<import("node:net").Socket>} */
  const sockets = new Set();
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port: productPort, host: "127.0.0.1", allowHalfOpen: true });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      if (!from || !to) continue;
      sockets.add(from);
      const later = (/** @type {() => void} */ act) => setTimeout(() => !to.destroyed && act(), delayMs);
      from.on("data", (bytes) => later(() => to.write(bytes)));
      from.on("end", () => later(() => to.end()));
      from.on("error", () => later(() => to.resetAndDestroy()));
      from.on("close", () => sockets.delete(from));
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Milliseconds after which the product closes a connection that is idle; Node.js adds to what it announces. @param {number} port @returns {Promise<number>} */
export function measureIdleTime(port) {
  return new Promise((resolve, reject) => {
    let answeredAt = 0;
    const socket = connect(port, "127.0.0.1", () =>
      socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"),
    );
    socket.on("data", () => {
      answeredAt = performance.now();
    });
    socket.on("end", () => resolve(performance.now() - answeredAt));
    socket.on("error", reject);
  });
}
