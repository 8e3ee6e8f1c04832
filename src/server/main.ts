import { existsSync } from "node:fs";
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
  let isStopping = false;

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
    isReady: () => (isStopping ? Promise.reject(new Error("stopping")) : database.ping()),
    webFolder: existsSync(`${builtPage}/index.html`) ? builtPage : undefined,
  });

  const admin = await ensureFirstAdmin(db, config).catch(async (error) => {
    await database.close();
    throw error;
  });
  const server = await listen(app.fetch, config).catch(async (error) => {
    await database.close();
    throw error;
  });
  outbox.start();
  const tidying = setInterval(
    () => void tidyUp(db, now()).catch((err) => log.warn({ err }, "tidying failed")),
    HOUR,
  );
  tidying.unref();
  await tidyUp(db, now());
  for (const line of welcome(config, admin)) print(line);

  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    print("Encerrando…");
    await server.drain();
    clearInterval(tidying);
    await Promise.all(background);
    await outbox.stop();
    await database.close();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
    process.on(signal, () => void stop().catch(fail));
}

function fail(error: unknown): never {
  const sentence = error instanceof Error ? error.message : String(error);
  console.error(error instanceof StartError ? sentence : `O Balcão não pôde iniciar: ${sentence}`);
  process.exit(1);
}

start().catch(fail);
