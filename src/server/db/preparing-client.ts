import pg from "pg";

/** From the third time on a text is worth a place among those that each connection has parsed and planned. */
const SEEN_BEFORE = 2;
/** Texts that change with their values (a list of so many) would otherwise fill the memory of every connection. */
const MOST_TEXTS = 300;

const names = new Map<string, { seen: number; name: string }>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return ++known.seen > SEEN_BEFORE ? known.name : undefined;
  if (names.size < MOST_TEXTS) names.set(text, { seen: 1, name: `balcao_${names.size}` });
  return undefined;
}

type Config = { text?: unknown; name?: unknown };

const isUnnamed = (config: unknown): config is Config & { text: string } =>
  typeof config === "object" &&
  config !== null &&
  typeof (config as Config).text === "string" &&
  (config as Config).name === undefined &&
  !("submit" in config);

/**
 * Prepares what is asked again and again. The queries of the product are few and come with their values apart, but the
 * query builder gives them no names, and without one PostgreSQL parses and plans each of them anew.
 */
export class PreparingClient extends pg.Client {
  // The driver's own types have a signature for each way to call it; all of them are passed on as they came.
  override query = ((config: unknown, ...rest: unknown[]) => {
    const name = isUnnamed(config) ? nameOf(config.text) : undefined;
    const send = super.query.bind(this) as (...args: unknown[]) => unknown;
    return send(name ? { ...(config as Config), name } : config, ...rest);
  }) as pg.Client["query"];
}
