import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { ensureFirstAdmin } from "./accounts/first-admin.ts";
import { createApp } from "./app.ts";
import { openDatabase } from "./db/connect.ts";
import { consoleDelivery, smtpDelivery } from "./email/delivery.ts";
import { Outbox } from "./email/outbox.ts";
import { readConfig } from "./env.ts";
import { tidyUp } from "./housekeeping.ts";
import { listen } from "./http/listen.ts";
import { StartError } from "./start-error.ts";
import { welcome } from "./welcome.ts";

const HOUR = 60 * 60 * 1000;
/** For what still goes on when the last request is done; a mail that is cut off is sent again later. */
const LAST_WORDS = 3_000;
/** Beside the bundle once built; in development Vite serves the page. */
const builtPage = fileURLToPath(new URL("../web", import.meta.url));

const print = (line: string) => console.log(line);

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
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
  for (const line of welcome(config, admin)) print(line);
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

start().catch(fail);
