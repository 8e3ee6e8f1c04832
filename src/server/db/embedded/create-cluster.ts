import { once } from "node:events";
import { mkdtemp, open, readdir, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { StartError } from "#server/start/start-error.ts";
import type { PostgresBinaries } from "./platform-binaries.ts";
import { spawnTethered } from "./tethered-process.ts";
import { type Account, giveTo } from "./unprivileged.ts";

const UNFINISHED_PREFIX = "postgres-new-";

export const SUPERUSER = "balcao";

/** True if a cluster exists. PG_VERSION is there from initdb on, and the folder gets its name only after initdb. */
export async function hasCluster(cluster: string) {
  try {
    await stat(join(cluster, "PG_VERSION"));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EACCES") return false;
    throw new StartError(
      `O banco de dados em ${cluster} pertence a outro usuário; inicie com esse usuário ou escolha outra pasta em DATA_DIR.`,
    );
  }
}

type Options = {
  binaries: PostgresBinaries;
  account: Account;
  cluster: string;
  /** With a password file, connections come over loopback TCP; without one, over the Unix socket. */
  passwordFile?: string;
  isDurable: boolean;
};

/**
 * Creates a cluster under another name and then renames it: an interrupted creation is never mistaken for a cluster,
 * and of two simultaneous ones one takes the name while the other deletes its own.
 */
export async function createCluster(options: Options) {
  const { cluster, account } = options;
  await refuseForeignContent(cluster);
  const unfinished = await mkdtemp(join(dirname(cluster), UNFINISHED_PREFIX));
  try {
    await giveTo(account, unfinished);
    await runInitdb(options, unfinished);
    // Only an empty folder gives way; a full one is the other creation's.
    await rmdir(cluster).catch(() => {});
    await rename(unfinished, cluster);
    if (options.isDurable) await flushFolder(dirname(cluster));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
    if (await hasCluster(cluster)) return;
    throw error;
  }
}

async function refuseForeignContent(cluster: string) {
  const content = await readdir(cluster).catch((error: NodeJS.ErrnoException) => error.code);
  const isFree = content === "ENOENT" || content?.length === 0;
  if (isFree || (await hasCluster(cluster))) return;
  throw new StartError(
    `${cluster} existe, mas não contém um banco de dados; retire-o dali ou escolha outra pasta em DATA_DIR.`,
  );
}

async function runInitdb({ binaries, account, passwordFile, isDurable }: Options, folder: string) {
  // The built-in provider sorts alike on every system; only Linux knows C.UTF-8 as a locale of its own.
  const locale = process.platform === "linux" ? "C.UTF-8" : "C";
  const access = passwordFile
    ? ["--auth=scram-sha-256", `--pwfile=${passwordFile}`]
    : ["--auth-local=trust", "--auth-host=reject"];
  const args = [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    "--encoding=UTF8",
    `--locale=${locale}`,
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--data-checksums",
    ...access,
    ...(isDurable ? [] : ["--no-sync"]),
  ];
  const initdb = spawnTethered({ binaries, account, program: binaries.initdb, args, output: "pipe" });
  const [printed, failure, [code]] = await Promise.all([
    initdb.stdout ? text(initdb.stdout) : "",
    initdb.stderr ? text(initdb.stderr) : "",
    once(initdb, "exit"),
  ]);
  if (code !== 0) throw new StartError(initdbFailure(failure || printed));
}

function initdbFailure(output: string) {
  if (output.includes("could not look up effective user ID")) {
    return `O usuário ${process.getuid?.() || "nobody"} não tem registro em /etc/passwd, que o banco de dados embutido exige; inicie com outro usuário ou informe um servidor PostgreSQL em DATABASE_URL.`;
  }
  if (output.includes("No space left on device")) {
    return "Não foi possível criar o banco de dados embutido: o disco está cheio; libere espaço ou escolha outra pasta em DATA_DIR.";
  }
  const lines = output.trim().split("\n");
  const line = lines.findLast((each) => /\b(error|FATAL|PANIC):/.test(each)) ?? lines.at(-1) ?? "";
  return `Não foi possível criar o banco de dados embutido: ${line.trim()}`;
}

/** Removes clusters of killed creations; to be called once nobody else can own the cluster. */
export async function removeUnfinishedClusters(dataDir: string) {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(UNFINISHED_PREFIX)) continue;
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  }
}

async function flushFolder(path: string) {
  if (process.platform === "win32") return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
