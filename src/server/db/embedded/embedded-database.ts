import { join } from "node:path";
import { StartError } from "#server/start/start-error.ts";
import { createCluster, hasCluster, removeUnfinishedClusters, SUPERUSER } from "./create-cluster.ts";
import { openDataFolder } from "./data-folder.ts";
import { loopbackPassword } from "./loopback-address.ts";
import { findBinaries } from "./platform-binaries.ts";
import { launchPostmaster } from "./postmaster.ts";
import { DATABASE, ensureProductLogin, LOGIN } from "./product-login.ts";
import { waitForPreviousPostmaster } from "./running-postmaster.ts";
import { openAddress } from "./server-address.ts";
import { serverSettings } from "./server-settings.ts";
import { chooseAccount, giveTo } from "./unprivileged.ts";

type Connection = { host: string; port?: number; user: string; password?: string; database: string };

export type EmbeddedDatabase = {
  /** Login of the product, ready for `new pg.Pool({...})`. */
  connection: Connection;
  /** Superuser for tests and tools, which look at everything or make databases of their own. */
  superuser: Connection;
  /** Pid of the postmaster. */
  pid: number;
  /** Calls back once if the postmaster dies without stop() having been called. */
  onUnexpectedExit(callback: (reason: string) => void): void;
  /** Fast shutdown; resolves when PostgreSQL has ended. */
  stop(): Promise<void>;
};

type Options = {
  /** The product's DATA_DIR; the cluster lives in its subfolder `postgres`. */
  dataDir: string;
  /** False in tests only: a power cut may then lose data. */
  isDurable?: boolean;
  maxConnections?: number;
  onProgress?: (sentence: string) => void;
  /** Called when PostgreSQL is on its way up: others can work meanwhile. */
  onLaunched?: () => void;
};

const SLOW_START_MS = 5_000;

/** Opens the PostgreSQL that comes with the product, creating its cluster at the first start. */
export async function startEmbeddedDatabase(options: Options): Promise<EmbeddedDatabase> {
  try {
    return await start(options);
  } catch (error) {
    // Errors of the system and of PostgreSQL carry a code; anything else is a mistake of ours and keeps its stack.
    if (error instanceof StartError || !(error instanceof Error && "code" in error)) throw error;
    throw new StartError(`O banco de dados embutido não iniciou: ${error.message}`);
  }
}

async function start({ isDurable = true, maxConnections = 40, onProgress = () => {}, ...options }: Options) {
  const dataDir = await openDataFolder(options.dataDir);
  const cluster = join(dataDir, "postgres");
  const binaries = await findBinaries();
  const account = await chooseAccount(dataDir, binaries.postgres);
  const reusedPid = await waitForPreviousPostmaster(cluster, () =>
    onProgress("Esperando o banco de dados da execução anterior terminar…"),
  );

  const login = process.platform === "win32" ? await loopbackPassword(dataDir) : undefined;
  if (!(await hasCluster(cluster))) {
    onProgress("Criando o banco de dados (só na primeira vez)…");
    await createCluster({ binaries, account, cluster, passwordFile: login?.file, isDurable });
  }
  await giveTo(account, cluster);

  onProgress("Abrindo o banco de dados…");
  const address = await openAddress(dataDir, account, login?.password);
  const settings = serverSettings({ addressSettings: address.settings, isDurable, maxConnections });
  const slow = setTimeout(
    () => onProgress("O banco de dados está se recuperando de uma interrupção…"),
    SLOW_START_MS,
  );
  const { onLaunched } = options;
  const postmaster = await launchPostmaster({
    binaries,
    account,
    dataDir,
    cluster,
    settings,
    reusedPid,
    onLaunched,
  })
    .catch(async (error: unknown) => {
      await address.close();
      throw error;
    })
    .finally(() => clearTimeout(slow));
  const stop = () => postmaster.stop().finally(address.close);
  const { host, port, password } = address;
  const superuser = { host, port, user: SUPERUSER, password, database: DATABASE };
  try {
    await ensureProductLogin(superuser, cluster);
    // Only now is the cluster surely ours alone.
    await Promise.all([removeUnfinishedClusters(dataDir), address.removeLeftovers()]);
  } catch (error) {
    await stop();
    throw error;
  }
  const { pid, onUnexpectedExit } = postmaster;
  return { connection: { ...superuser, user: LOGIN }, superuser, pid, onUnexpectedExit, stop };
}
