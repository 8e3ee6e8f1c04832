import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { ensureFirstAdmin } from "./accounts/first-admin.ts";
import { createApp } from "./app.ts";
import { openDatabase } from "./db/connect.ts";
import type { Database } from "./db/database.ts";
import { consoleDelivery, smtpDelivery } from "./email/delivery.ts";
import { Outbox } from "./email/outbox.ts";
import type { Config } from "./env.ts";
import { tidyUp } from "./housekeeping.ts";
import { listen } from "./http/listen.ts";
import { loggedError } from "./logged-error.ts";
import { StartError } from "./start-error.ts";
import { welcome } from "./welcome.ts";

const HOUR = 60 * 60 * 1000;
/** For what still goes on when the last request is done; a mail that is cut off is sent again later. */
const LAST_WORDS = 3_000;
/** Beside the bundle once built; in development Vite serves the page. */
const builtPage = fileURLToPath(new URL("../web", import.meta.url));

const print = (line: string) => console.log(line);

type Options = {
  config: Config;
  /** Done once the database is open, before anybody is let in; answers what to say at the end of the start. */
  prepare?: (db: Database, app: ReturnType<typeof createApp>) => Promise<string[]>;
};

/** Runs the product until it is told to stop. A start that cannot be is one sentence and the exit code 1. */
export function serve(options: () => Options): void {
  const run = async () => start(options());
  run().catch(fail);
}

async function start({ config, prepare }: Options): Promise<void> {
  const log = pino({ level: config.logLevel, serializers: { err: loggedError } });
  const now = () => new Date();
  const database = await openDatabase({
    ...config,
    onProgress: print,
    onLost: (reason) => fail(new StartError(reason)),
  });
  const { db } = database;
  const delivery = config.smtpUrl ? smtpDelivery(config.smtpUrl, config.mailFrom) : consoleDelivery(print);
  const outbox = new Outbox({ db, delivery, log, now });
  const background = new Set<Promise<unknown>>();
  let phase = "starting" as "starting" | "serving" | "stopping";

  const app = createApp({
    services: {
      db,
      outbox,
      config,
      log,
      now,
      inBackground: (work) => {
        const settled = work
          .catch((error) => log.warn({ err: error }, "background work failed"))
          .finally(() => background.delete(settled));
        background.add(settled);
      },
    },
    isReady: () => (phase === "serving" ? database.ping() : Promise.reject(new Error(phase))),
    webFolder: existsSync(`${builtPage}/index.html`) ? builtPage : undefined,
  });

  const abandon = async (error: unknown): Promise<never> => {
    await database.close();
    throw error;
  };
  const lines = prepare ? await prepare(db, app).catch(abandon) : [];
  const server = await listen(app.fetch, config).catch(abandon);
  const stop = async () => {
    if (phase === "stopping") process.exit(1);
    phase = "stopping";
    print("Encerrando…");
    await server.drain();
    await Promise.race([Promise.all([...background, outbox.stop()]), sleep(LAST_WORDS)]);
    await database.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, () => void stop().catch(fail));
  }

  // Only now: a start that fails after this would have shown the generated password to nobody.
  const admin = await ensureFirstAdmin(db, config).catch(abandon);
  for (const line of [...welcome(config, admin), ...lines]) print(line);
  outbox.start();
  const tidy = () => tidyUp(db, now()).catch((error) => log.warn({ err: error }, "tidying failed"));
  setInterval(() => void tidy(), HOUR).unref();
  await tidy();
  if (phase === "starting") phase = "serving";
}

function fail(error: unknown): never {
  const sentence = error instanceof Error ? error.message : String(error);
  console.error(error instanceof StartError ? sentence : `O Balcão não pôde iniciar: ${sentence}`);
  process.exit(1);
}
