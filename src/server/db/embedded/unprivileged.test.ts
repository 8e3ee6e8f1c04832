import { statSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { startEmbeddedDatabase } from "./embedded-database.ts";
import { processesLeftOn, startInChild } from "./start-in-child.ts";

const NOBODY = 65534;

/** In a folder that is closed to others, no other user can run the product, and there is nothing to try. */
const canOthersReach = (path: string): boolean =>
  (statSync(path).mode & 0o001) !== 0 && (path === dirname(path) || canOthersReach(dirname(path)));
const testForOthers = test.runIf(canOthersReach(import.meta.dirname));

describe.runIf(process.platform === "linux" && process.getuid?.() === 0)("as root", () => {
  let home: string;
  let dataDir: string;
  let withoutSetpriv: string;

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), "balcao-test-"));
    dataDir = join(home, "data");
    vi.stubEnv("TMPDIR", home);
    withoutSetpriv = join(home, "bin");
    await mkdir(withoutSetpriv);
    await symlink("/bin/sh", join(withoutSetpriv, "sh"));
  });

  afterEach(async () => {
    expect(await processesLeftOn(home)).toEqual([]);
    vi.unstubAllEnvs();
    await rm(home, { recursive: true, force: true });
  });

  test("with setpriv the server reaches its cluster below a closed home, and so does nobody else", async () => {
    const database = await startEmbeddedDatabase({ dataDir, isDurable: false });
    onTestFinished(() => database.stop());
    expect((await stat(dataDir)).uid).toBe(0);
    expect((await stat(join(dataDir, "postgres"))).uid).toBe(NOBODY);
    expect((await stat(database.connection.host)).uid).toBe(0);
    expect((await stat(`/proc/${database.pid}`)).uid).toBe(NOBODY);
    await database.stop();

    await chown(join(dataDir, "postgres", "PG_VERSION"), 0, 0);
    await chown(join(dataDir, "postgres"), 0, 0);
    await (await startEmbeddedDatabase({ dataDir, isDurable: false })).stop();
    expect((await stat(join(dataDir, "postgres", "PG_VERSION"))).uid).toBe(NOBODY);
  });

  testForOthers(
    "without setpriv it runs as nobody where nobody can reach the folder, else one sentence",
    async () => {
      const refused = await startInChild({ dataDir, isDurable: false }, { env: { PATH: withoutSetpriv } })
        .outcome;
      expect(refused).toMatchObject({ kind: "StartError" });
      expect(refused.error).toMatch(/não pode ser executado como root .* DATABASE_URL\.$/);

      await chmod(home, 0o711);
      const child = startInChild({ dataDir, isDurable: false }, { env: { PATH: withoutSetpriv } });
      onTestFinished(child.kill);
      const { pid } = await child.outcome;
      expect((await stat(`/proc/${pid}`)).uid).toBe(NOBODY);
      await child.kill();
    },
  );

  testForOthers("a user without a passwd entry is told so", async () => {
    const stranger = 54321;
    await chown(home, stranger, stranger);
    const { kind, error } = await startInChild(
      { dataDir, isDurable: false },
      { uid: stranger, gid: stranger },
    ).outcome;
    expect(kind).toBe("StartError");
    expect(error).toMatch(/^O usuário 54321 não tem registro em \/etc\/passwd.* DATABASE_URL\.$/);
  });

  testForOthers("an ordinary user needs none of this, and is told whose database it is", async () => {
    await chown(home, NOBODY, NOBODY);
    const child = startInChild({ dataDir, isDurable: false }, { uid: NOBODY, gid: NOBODY });
    onTestFinished(child.kill);
    expect((await child.outcome).pid).toBeGreaterThan(0);
    await child.kill();
    await chown(join(dataDir, "postgres"), 0, 0);
    const { error } = await startInChild({ dataDir, isDurable: false }, { uid: NOBODY, gid: NOBODY }).outcome;
    expect(error).toContain("pertence a outro usuário;");
  });
});
