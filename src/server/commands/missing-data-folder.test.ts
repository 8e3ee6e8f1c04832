import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { builtProgram } from "#server/testing/server-process.ts";
import { SERVER_PROGRAMS } from "../../../scripts/commands.mjs";

/** Programs that make a database where there is none. */
const CREATING = ["start", "cluster", "demo", "restore"];

const ARGUMENTS: Record<string, string[]> = { backup: ["copia"] };
/** Nobody listens there: the source is looked at first. */
const ENVIRONMENT: Record<string, Record<string, string>> = {
  "move-to-postgres": { DATABASE_URL: "postgres://balcao@127.0.0.1:1/balcao" },
};

// Where nothing is built yet it takes longer than a test may.
beforeAll(() => builtProgram("start"));

test.each(SERVER_PROGRAMS.filter((name) => !CREATING.includes(name)))(
  "%s says which folder has no database, and makes none there",
  async (name) => {
    const folder = await mkdtemp(join(tmpdir(), "balcao-wrong-folder-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const program = await builtProgram(name);
    for (const dataDir of [folder, join(folder, "dados")]) {
      const { DATABASE_URL: _url, ...environment } = process.env;
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [program, name, ...(ARGUMENTS[name] ?? [])],
        {
          env: { ...environment, ...ENVIRONMENT[name], DATA_DIR: dataDir, INIT_CWD: folder },
          encoding: "utf8",
        },
      );
      expect([status, `${stdout}${stderr}`]).toEqual([
        1,
        `Não há banco de dados do Balcão na pasta ${dataDir}; diga em DATA_DIR a pasta dos dados, ou em DATABASE_URL o PostgreSQL.\n`,
      ]);
      expect(await readdir(folder)).toEqual([]);
    }
  },
);
