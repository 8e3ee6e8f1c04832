import { spawnSync } from "node:child_process";
import { chown, lchown, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "#server/start/start-error.ts";

type Ids = { uid: number; gid: number };

/** User that PostgreSQL runs as, and how a program is started as that user. */
export type Account = {
  /** Owner of the cluster; undefined for the current user. */
  owner?: Ids;
  /** Prefix of a command; empty when `spawnAs` or nothing at all is needed. */
  prefix: string[];
  spawnAs?: Ids;
};

/** `nobody`: 65534, but -2 on macOS, where files call the same user 4294967294. */
const nobody = process.platform === "darwin" ? -2 : 65534;
const spawnAs = { uid: nobody, gid: nobody };
const owner = { uid: nobody >>> 0, gid: nobody >>> 0 };

// The one capability kept lets PostgreSQL reach its files below folders that only root may enter (a 0700 home).
const setpriv = [
  "setpriv",
  "--securebits=+no_setuid_fixup",
  `--reuid=${nobody}`,
  `--regid=${nobody}`,
  "--clear-groups",
  "--inh-caps=+dac_override",
  "--ambient-caps=+dac_override",
  "--",
];

/** Finds a user to run PostgreSQL as, since it refuses to run as root. */
export async function chooseAccount(dataDir: string, postgres: string): Promise<Account> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const dropped: Account = { owner, prefix: setpriv };
  if (process.platform === "linux" && canRun(dropped, dataDir, postgres)) return dropped;
  const spawned: Account = { owner, prefix: [], spawnAs };
  await chown(dataDir, owner.uid, owner.gid).catch(() => {});
  if (canRun(spawned, dataDir, postgres)) return spawned;
  throw new StartError(
    "O banco de dados embutido não pode ser executado como root e não foi possível trocar de usuário; inicie com outro usuário ou informe um servidor PostgreSQL em DATABASE_URL.",
  );
}

function canRun(account: Account, dataDir: string, postgres: string) {
  const command = [...account.prefix, "sh", "-c", 'cd "$1" && exec "$2" --version', "sh", dataDir, postgres];
  const [program = "", ...args] = command;
  return spawnSync(program, args, { ...account.spawnAs, stdio: "ignore" }).status === 0;
}

/** Hands a cluster made by another user (an earlier start without root, a restored copy) to the account. */
export async function giveTo({ owner }: Account, folder: string) {
  if (!owner || (await stat(folder)).uid === owner.uid) return;
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), owner.uid, owner.gid);
  }
  // Last, so that an interrupted change is seen as unfinished by the next start.
  await chown(folder, owner.uid, owner.gid);
}
