import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "#server/db/database.ts";

export type TrailDigest = {
  /** Moment up to which the digest goes. */
  until: string;
  entries: number;
  /** Digest over the last hash of every chain at that moment. */
  digest: string;
};

/**
 * Digests the whole trail at a moment; without one, a minute ago, so that no entry of before can still be uncommitted.
 * It never changes: stored elsewhere, it tells when somebody has rebuilt a chain.
 */
export async function trailDigest(db: Database, until?: Date): Promise<TrailDigest> {
  const moment =
    until === undefined
      ? sql`date_trunc('minute', now() - interval '1 minute')`
      : sql`${until.toISOString()}::timestamptz`;
  const last = sql`l.linked_at < asked.until order by l.position desc limit 1`;
  const { rows } = await db.execute<{ until: number; entries: number; digest: string }>(sql`
    with asked as materialized (select ${moment} as until),
    heads as (
      select c.id as company_id, head.position, head.hash from asked, companies c
      cross join lateral (select l.position, l.hash from audit_links l where l.company_id = c.id and ${last}) head
      union all
      (select null, l.position, l.hash from asked, audit_links l where l.company_id is null and ${last}))
    select (extract(epoch from until) * 1000)::float8 as until,
      (select coalesce(sum(position), 0)::float8 from heads) as entries,
      encode(sha256(convert_to((select coalesce(jsonb_agg(jsonb_build_array(company_id, position, hash)
        order by company_id nulls first), '[]')::text from heads), 'UTF8')), 'hex') as digest
    from asked`);
  const [row] = rows;
  if (!row) throw new Error("No digest of the trail");
  return { ...row, until: new Date(row.until).toISOString() };
}

/** Writes the digest to the log, out of reach of whoever changes the database. */
export async function logTrail(db: Database, log: Logger): Promise<void> {
  log.info(await trailDigest(db), "trail");
}
