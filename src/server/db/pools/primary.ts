import pg from "pg";
import { READ_ONLY } from "./preparing-client.ts";

/** Milliseconds to find the server that may be written to: within what a pool waits for a connection. */
const FIND_WITHIN = 3_000;
/** Milliseconds that the others have to answer once one says yes: a primary that was replaced may say so too. */
const OTHERS_WITHIN = 200;

/** Last of the first statements on a connection. */
export const WRITABLE = "show transaction_read_only";

/** The timeline, which counts failovers, of a server that may be written to. */
const TIMELINE = `select case when current_setting('transaction_read_only') = 'off' and not pg_is_in_recovery()
  then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`;

type Host = { url: string; host: string; port: number };
/** A server that may be written to, as it was when it was found. */
type Candidate = { host: Host; timeline: number };

export class NoPrimaryError extends Error {
  readonly code = READ_ONLY;
}

/**
 * Finds the one of several servers that may be written to, as libpq does with `target_session_attrs=read-write`. When it
 * is another one than before, connections to the former are closed at once, however silent they are. It may be one
 * address alone, behind which a proxy chooses: a failover shows in the timeline.
 */
export class Primary {
  readonly #hosts: Host[];
  readonly #connected = new Map<pg.Client, Candidate>();
  #current: Candidate | undefined;
  #newestTimeline = 0;
  #search: Promise<Candidate> | undefined;

  constructor(urls: readonly string[]) {
    this.#hosts = urls.map((url) => {
      const { host, port } = new pg.Client(url);
      return { url, host, port };
    });
  }

  /** The server that was found last, or the one that a search finds. Searches at the same time are one. */
  async find(): Promise<Candidate> {
    if (this.#current) return this.#current;
    this.#search ??= this.#look(AbortSignal.timeout(FIND_WITHIN)).finally(() => {
      this.#search = undefined;
    });
    return this.#search;
  }

  /**
   * Searches anew. Settles when a writable server has answered, or all have, be it by refusing: with a silent one among
   * them nobody knows.
   */
  async ask(signal: AbortSignal): Promise<void> {
    await this.#look(signal);
  }

  /** Remembers a connection until it ends. One that ends by itself is a reason to search again. */
  note(client: pg.Client, candidate: Candidate): void {
    this.#connected.set(client, candidate);
    client.once("end", () => {
      this.#connected.delete(client);
      if (candidate === this.#current) this.#current = undefined;
    });
  }

  /** Forgets a connection that is closed on purpose. */
  forget(client: pg.Client): void {
    this.#connected.delete(client);
  }

  async #look(signal: AbortSignal): Promise<Candidate> {
    const found = await this.#askAll(signal);
    this.#newestTimeline = Math.max(found.timeline, this.#newestTimeline);
    this.#current = found;
    for (const [client, { host, timeline }] of this.#connected)
      if (host !== found.host || timeline !== found.timeline) client.connection.stream.destroy();
    return found;
  }

  /** The writable server of the newest timeline: one that was cut off or stood still does not know of its successor. */
  #askAll(signal: AbortSignal): Promise<Candidate> {
    return new Promise((resolve, reject) => {
      const found: Candidate[] = [];
      let answered = 0;
      const decide = () => {
        const [newest] = found.toSorted((one, other) => other.timeline - one.timeline);
        if (newest) resolve(newest);
        else reject(new NoPrimaryError("None of the databases may be written to"));
      };
      signal.addEventListener("abort", decide, { once: true });
      for (const host of this.#hosts) {
        askTimeline(host.url, signal)
          .then((timeline) => {
            if (timeline === undefined || timeline < this.#newestTimeline) return;
            if (found.length === 0) setTimeout(decide, OTHERS_WITHIN);
            found.push({ host, timeline });
          })
          .catch(() => undefined)
          .finally(() => {
            if (++answered === this.#hosts.length) decide();
          });
      }
    });
  }
}

/** The timeline of a server that may be written to; undefined for another. */
async function askTimeline(url: string, signal: AbortSignal): Promise<number | undefined> {
  const client = new pg.Client({ connectionString: url, application_name: "balcao" });
  client.on("error", () => undefined);
  signal.addEventListener("abort", () => client.connection.stream.destroy(), { once: true });
  await client.connect();
  const { rows } = await client.query<{ timeline: number | null }>(TIMELINE);
  void client.end().catch(() => undefined);
  return rows[0]?.timeline ?? undefined;
}

/** Refuses a connection to a server that may not be written to, by the answers to the first statements. */
export function requireWritable(answers: unknown): void {
  const last = [answers].flat().at(-1) as pg.QueryResult<{ transaction_read_only: string }>;
  if (last.rows[0]?.transaction_read_only !== "off")
    throw new NoPrimaryError("The database may not be written to");
}

type Connected = (error?: Error) => void;

/** A client that connects to the primary, whichever server that is by then. */
export function toPrimary(Base: typeof pg.Client, primary: Primary): typeof pg.Client {
  return class extends Base {
    override connect = ((callback: Connected) => {
      const connect = (super.connect as (callback: Connected) => void).bind(this);
      primary.find().then((candidate) => {
        const { host, port } = candidate.host;
        Object.assign(this, { host, port });
        primary.note(this, candidate);
        connect(callback);
      }, callback);
    }) as pg.Client["connect"];

    override end = ((...rest: []) => {
      primary.forget(this);
      return super.end(...rest);
    }) as pg.Client["end"];
  };
}
