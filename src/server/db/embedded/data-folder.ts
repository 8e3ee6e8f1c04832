import { access, constants, mkdir, realpath } from "node:fs/promises";
import { resolve } from "node:path";
import { StartError } from "#server/start-error.ts";

const reasons: Record<string, string> = {
  EACCES: "sem permissão de escrita",
  EPERM: "sem permissão de escrita",
  EROFS: "o disco é somente leitura",
  ENOSPC: "o disco está cheio",
  EEXIST: "já existe um arquivo com esse nome",
  ENOTDIR: "parte do caminho é um arquivo, não uma pasta",
};

/** Makes the folder if need be; returns its real path, so that one folder has one name. */
export async function openDataFolder(dataDir: string): Promise<string> {
  const path = resolve(dataDir);
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    throw new StartError(
      `Não foi possível usar a pasta de dados ${path}: ${reasons[code] ?? code}; corrija-a ou escolha outra em DATA_DIR.`,
    );
  }
}
