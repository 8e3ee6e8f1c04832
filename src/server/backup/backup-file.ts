import { createHash } from "node:crypto";
import { once } from "node:events";
import { constants, createReadStream, existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { finished, pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { fileProblem } from "#server/start/file-problem.ts";
import { StartError } from "#server/start/start-error.ts";
import type { TakeLine } from "./backup-line.ts";
import { damaged } from "./load.ts";

const SEAL = "sha256 ";

/** Writes a file that only its owner can read; it gets its final name once it is complete. */
export async function writeBackupFile(
  path: string,
  fill: (take: TakeLine) => Promise<Record<string, number>>,
): Promise<Record<string, number>> {
  if (existsSync(path)) throw new StartError(`O arquivo ${path} já existe; escolha outro nome.`);
  const unfinished = `${path}.parcial`;
  const file = await createFile(unfinished).catch((error) => {
    throw explained(error, `A cópia não pôde ser gravada em ${path}`);
  });
  const gzip = createGzip();
  const written = pipeline(gzip, file);
  // Whoever fails first, the file or what fills it, tells what happened; the other must not end the process.
  written.catch(() => undefined);
  const hash = createHash("sha256");
  const write = async (line: string) => {
    if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, "drain"), written]);
  };
  try {
    const counts = await fill(async (line) => {
      hash.update(`${line}\n`);
      await write(line);
    });
    await write(SEAL + hash.digest("hex"));
    gzip.end();
    await written;
    await rename(unfinished, path);
    return counts;
  } catch (error) {
    gzip.destroy();
    await finished(file).catch(() => undefined);
    await rm(unfinished, { force: true });
    throw explained(error, `A cópia não pôde ser gravada em ${path}`);
  }
}

/** Creates a new file, whatever lay there: a link would lead the bytes into somebody else's file. */
async function createFile(path: string) {
  await rm(path, { force: true });
  const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW } = constants;
  const file = await open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600);
  // A backup that is lost with the power is none.
  return file.createWriteStream({ flush: true });
}

/** Explains an error of the file system in one sentence; any other error stays as it is. */
function explained(error: unknown, what: string): unknown {
  const problem = fileProblem(error);
  return problem === undefined ? error : new StartError(`${what}: ${problem}.`, { cause: error });
}

/** Reads the lines of a backup without its checksum. */
export async function* readBackupFile(path: string): AsyncGenerator<string> {
  for await (const line of linesOf(path)) {
    if (!line.startsWith(SEAL)) yield line;
  }
}

/** Verifies the whole file before anything is done with it. */
export async function requireWholeBackup(path: string): Promise<void> {
  if (!existsSync(path)) throw new StartError(`O arquivo ${path} não existe.`);
  const hash = createHash("sha256");
  let seal: string | undefined;
  for await (const line of linesOf(path)) {
    if (seal) throw damaged();
    if (line.startsWith(SEAL)) seal = line.slice(SEAL.length);
    else hash.update(`${line}\n`);
  }
  if (seal !== hash.digest("hex")) throw damaged();
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const gunzip = createGunzip();
  pipeline(createReadStream(path), gunzip).catch(() => undefined);
  gunzip.setEncoding("utf8");
  let rest = "";
  try {
    for await (const chunk of gunzip) {
      const lines = (rest + String(chunk)).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    throw fileProblem(error) === undefined
      ? damaged()
      : explained(error, `O arquivo ${path} não pôde ser lido`);
  }
  if (rest) throw damaged();
}
