import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** The product behind a network that can fall silent: it goes on taking what is sent, and answers nothing. */
export async function startSilentProxy(productUrl: string) {
  const { port } = new URL(productUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((socket) => {
    const onward = connect(Number(port), "127.0.0.1");
    for (const one of [socket, onward]) {
      sockets.add(one);
      one.on("error", () => undefined).on("close", () => sockets.delete(one));
    }
    socket.on("data", (sent) => isSilent || onward.write(sent)).on("close", () => onward.destroy());
    onward
      .on("data", (answer) => isSilent || socket.write(answer))
      .on("close", () => isSilent || socket.end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    fallSilent: () => {
      isSilent = true;
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
