import { access, constants, mkdir, realpath, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { fileProblem } from "#server/start/file-problem.ts";
import { StartError } from "#server/start/start-error.ts";

/** Explains an error of the file system, in words where we have them. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return fileProblem(error) ?? code ?? message;
}

/** Makes the folder if need be; returns its real path, so that one folder has one name. */
export async function openDataFolder(dataDir: string): Promise<string> {
  const path = resolve(dataDir);
  try {
    await makeFolder(path);
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(path);
  } catch (error) {
    throw new StartError(
      `Não foi possível usar a pasta de dados ${path}: ${reasonOf(error)}; corrija-a ou escolha outra em DATA_DIR.`,
    );
  }
}

/**
 * Makes a folder with its parents, one by one: Node's own recursion never ends where the system reports a parent as
 * missing instead of refusing it.
 */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && (await stat(path)).isDirectory()) return;
    if (code !== "ENOENT" || (await isThere(dirname(path)))) throw error;
    await makeFolder(dirname(path));
    await mkdir(path, { mode: 0o700 });
  }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
