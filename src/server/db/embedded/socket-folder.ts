import { createHash } from "node:crypto";
import { lstat, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { StartError } from "#server/start/start-error.ts";
import { type Account, giveTo } from "./unprivileged.ts";

/** Port number in the name of PostgreSQL's socket, though no port is opened. */
export const SOCKET_PORT = 5432;

/** The kernel's limit for the path of a socket, without the closing zero. */
const MAX_PATH_BYTES = process.platform === "darwin" ? 103 : 107;
const RANDOM_SUFFIX = "-XXXXXX";

/**
 * Makes a new 0700 folder for the socket: whoever can enter it can use the database. Its name starts alike for one data
 * folder and user, so that leftovers are found, and ends at random, so that nobody can lay a folder in its place.
 */
export async function makeSocketFolder(dataDir: string, account: Account): Promise<string> {
  const key = createHash("sha256").update(`${process.getuid?.()}:${dataDir}`).digest("hex").slice(0, 12);
  const places = [resolve(tmpdir()), "/tmp"].map((place) => join(place, `balcao-${key}`));
  const base = places.find((place) => fits(place));
  if (!base) throw unusable(tmpdir(), "o caminho é longo demais");
  try {
    const folder = await mkdtemp(`${base}-`);
    // With `setpriv` PostgreSQL may enter root's own folder, and no other process of its user may.
    if (account.spawnAs) await giveTo(account, folder);
    return folder;
  } catch (error) {
    throw unusable(dirname(base), (error as NodeJS.ErrnoException).code ?? "");
  }
}

const fits = (base: string) =>
  Buffer.byteLength(`${base}${RANDOM_SUFFIX}/.s.PGSQL.${SOCKET_PORT}`) <= MAX_PATH_BYTES;

const unusable = (place: string, reason: string) =>
  new StartError(
    `Não foi possível usar a pasta temporária ${place} para o banco de dados embutido (${reason}); escolha outra em TMPDIR.`,
  );

/** Removes folders of earlier starts that were killed; to be called once nobody else can own the cluster. */
export async function removeOtherSocketFolders(current: string) {
  const place = dirname(current);
  const prefix = basename(current).slice(0, -RANDOM_SUFFIX.length + 1);
  for (const name of await readdir(place)) {
    const folder = join(place, name);
    if (!name.startsWith(prefix) || folder === current) continue;
    if (await isOwnedLike(current, folder)) await removeFolder(folder);
  }
}

async function isOwnedLike(current: string, folder: string) {
  const [ours, other] = await Promise.all([lstat(current), lstat(folder)]).catch(() => []);
  return other?.isDirectory() === true && other.uid === ours?.uid;
}

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true }).catch(() => {});
