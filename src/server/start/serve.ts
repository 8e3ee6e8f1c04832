import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { ensureFirstAdmin } from "#server/accounts/first-admin.ts";
import { prepareHashing } from "#server/accounts/passwords.ts";
import { logTrail } from "#server/activity/trail-digest.ts";
import { createApp } from "#server/app.ts";
import { eraseClosedCompanies } from "#server/company/erasure/erase-closed-companies.ts";
import type { Database } from "#server/db/database.ts";
import type { EmbeddedDatabase } from "#server/db/embedded/embedded-database.ts";
import { openDatabase } from "#server/db/pools/connect.ts";
import { consoleDelivery, smtpDelivery } from "#server/email/delivery.ts";
import { LocalMail } from "#server/email/local-mail.ts";
import { Outbox } from "#server/email/outbox.ts";
import { DatabaseWatch } from "#server/http/limits/database-watch.ts";
import { listen } from "#server/http/listen.ts";
import { morningComposer } from "#server/morning/morning-message.ts";
import { queueMorningMails } from "#server/morning/queue-morning-mails.ts";
import { DiskSpace, freeMegabytesOf } from "./disk-space.ts";
import { type Config, embeddedFolder } from "./env.ts";
import { tidyUp } from "./housekeeping.ts";
import { loggedError } from "./logged-error.ts";
import { createServices } from "./services.ts";
import { fail, StartError } from "./start-error.ts";
import { LOCAL_MAIL_CLOSED, SERVING } from "./supervise-workers.ts";
import { welcome } from "./welcome.ts";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
/** Milliseconds for work that goes on after the last request; a mail that is cut off is sent again later. */
const BACKGROUND_GRACE = 3_000;
/** Folder of the built page beside the bundle; in development Vite serves the page. */
const builtPage = fileURLToPath(new URL("../web", import.meta.url));

const print = (line: string) => console.log(line);

type Options = {
  config: Config;
  /** Runs once the database is open, before requests are served; returns lines to print at the end of the start. */
  prepare?: (db: Database, app: ReturnType<typeof createApp>) => Promise<string[]>;
};

/** Runs the product until it is told to stop. A start that fails prints one sentence and exits with 1. */
export function serve(options: () => Options | Promise<Options>, started?: Promise<EmbeddedDatabase>): void {
  const run = async () => start(await options(), started);
  run().catch(async (error) => {
    // Left alone it would end with us, but the next start would have to wait for it.
    const database = await started?.catch(() => undefined);
    await database?.stop();
    fail(error);
  });
}

async function start({ config, prepare }: Options, started?: Promise<EmbeddedDatabase>): Promise<void> {
  const log = pino({ level: config.logLevel, serializers: { err: loggedError } });
  const now = () => new Date();
  const database = await openDatabase({
    ...config,
    started,
    onProgress: print,
    onLost: (reason) => fail(new StartError(reason)),
  });
  const { db, companies } = database;
  const delivery = config.smtpUrl ? smtpDelivery(config.smtpUrl, config.mailFrom) : consoleDelivery(print);
  const { publicUrl } = config;
  const composeMorning = morningComposer({ db, companies, now, publicUrl });
  const outbox = new Outbox({ db, delivery, log, now, publicUrl, composeMorning });
  const localMail = new LocalMail({ config, log, onClose: () => process.send?.(LOCAL_MAIL_CLOSED) });
  if (process.env[LOCAL_MAIL_CLOSED]) localMail.close("supervisor");
  process.on("message", (message) => message === LOCAL_MAIL_CLOSED && localMail.close("supervisor"));
  const background = new Set<Promise<unknown>>();
  const folder = embeddedFolder(config);
  const diskSpace =
    folder === undefined
      ? undefined
      : new DiskSpace(() => freeMegabytesOf(folder), config.minFreeDiskMegabytes);
  let phase = "starting" as "starting" | "serving" | "stopping";

  const services = createServices({
    db,
    companies,
    outbox,
    localMail,
    config,
    log,
    now,
    inBackground: (work) => {
      const settled = work
        .catch((error) => log.warn({ err: error }, "background work failed"))
        .finally(() => background.delete(settled));
      background.add(settled);
    },
  });
  services.metrics.watchProcess();
  services.metrics.watchPools(database.pools);
  services.metrics.watchOutbox(db, now);
  const app = createApp({
    services,
    isReady: () => (phase === "serving" ? database.ping() : Promise.reject(new Error(phase))),
    databaseWatch: new DatabaseWatch((signal) => database.ask(signal)),
    diskSpace,
    webFolder: existsSync(`${builtPage}/index.html`) ? builtPage : undefined,
  });

  const abandon = async (error: unknown): Promise<never> => {
    await database.close();
    throw error;
  };
  const lines = prepare ? await prepare(db, app).catch(abandon) : [];
  await diskSpace?.look();
  const server = await listen(app.fetch, { ...config, unread: services.unread }).catch(abandon);
  const stop = async () => {
    if (phase === "stopping") process.exit(1);
    phase = "stopping";
    if (!process.env.BALCAO_QUIET) print("Encerrando…");
    await server.drain();
    await Promise.race([
      Promise.all([...background, outbox.stop(), services.pdfs.stop()]),
      sleep(BACKGROUND_GRACE),
    ]);
    // A job that is still running fails as the database goes, which is no news to an operator.
    log.level = "silent";
    await database.close();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop().catch(fail));
  for (const signal of ["SIGINT", "SIGHUP"] as const) {
    // A terminal sends them to its whole group; a supervised server waits for its supervisor's word.
    process.on(signal, () => cluster.isWorker || void stop().catch(fail));
  }

  // Only now: a start that fails after this would have shown the generated password to nobody.
  const admin = await ensureFirstAdmin(db, config).catch(abandon);
  if (!process.env.BALCAO_QUIET) {
    for (const line of [...welcome(config, admin, diskSpace?.isScarce ?? false), ...lines]) print(line);
  }
  outbox.start();
  const isStopping = () => phase === "stopping";
  const tidy = async () => {
    const startedAt = performance.now();
    const works = [tidyUp(db, now()), logTrail(db, log), eraseClosedCompanies(db, { now, isStopping })];
    await Promise.all(works).then(
      () => log.info({ durationMs: Math.round(performance.now() - startedAt) }, "tidied"),
      (error) => log.warn({ err: error }, "tidying failed"),
    );
  };
  setInterval(() => void tidy(), HOUR).unref();
  const greet = () =>
    queueMorningMails(db, now())
      .then((count) => count > 0 && outbox.wake())
      .catch((error) => log.warn({ err: error }, "morning mails failed"));
  setInterval(() => void greet(), MINUTE).unref();
  diskSpace?.watch(() =>
    log.warn(diskSpace.isScarce ? "disk nearly full, nothing is written" : "enough disk space again"),
  );
  if (phase === "starting") phase = "serving";
  if (cluster.isWorker) process.send?.(SERVING);
  void prepareHashing().catch((error) => log.warn({ err: error }, "hashing failed"));
  // Nobody need wait for it: what it deletes has no effect any more.
  await tidy();
}
