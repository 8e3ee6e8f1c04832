import { findFreePort } from "./loopback-address.ts";
import { makeSocketFolder, removeFolder, removeOtherSocketFolders, SOCKET_PORT } from "./socket-folder.ts";
import type { Account } from "./unprivileged.ts";

export type ServerAddress = {
  host: string;
  port: number;
  password?: string;
  settings: string[];
  /** Removes files of earlier starts; to be called once nobody else can own the cluster. */
  removeLeftovers: () => Promise<void>;
  close: () => Promise<void>;
};

/** Opens a Unix socket that only we can reach; with a password (Windows), loopback TCP. */
export async function openAddress(
  dataDir: string,
  account: Account,
  password?: string,
): Promise<ServerAddress> {
  return password === undefined ? socketAddress(dataDir, account) : loopbackAddress(password);
}

async function socketAddress(dataDir: string, account: Account): Promise<ServerAddress> {
  const folder = await makeSocketFolder(dataDir, account);
  // The setting is a list: quoted, a comma in the path does not divide it.
  const quoted = `"${folder.replaceAll('"', '""')}"`;
  return {
    host: folder,
    port: SOCKET_PORT,
    settings: [`port=${SOCKET_PORT}`, "listen_addresses=", `unix_socket_directories=${quoted}`],
    removeLeftovers: () => removeOtherSocketFolders(folder),
    close: () => removeFolder(folder),
  };
}

async function loopbackAddress(password: string): Promise<ServerAddress> {
  const host = "127.0.0.1";
  const port = await findFreePort();
  return {
    host,
    port,
    password,
    settings: [`port=${port}`, `listen_addresses=${host}`, "unix_socket_directories="],
    removeLeftovers: async () => {},
    close: async () => {},
  };
}
