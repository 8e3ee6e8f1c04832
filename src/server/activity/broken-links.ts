import { sql } from "drizzle-orm";
import { isWhole } from "#server/company/erasure/is-whole.ts";
import type { Database } from "#server/db/database.ts";

/** The first entry of a chain that does not fit. */
export type BrokenLink = {
  /** Null for the chain of no company. */
  companyId: number | null;
  entryId: number;
  /** Changed or moved; missing; after a missing one; or never linked. */
  fault: "changed" | "removed" | "gap" | "unlinked";
};

/** Verifies every chain of the trail from its first entry on. */
export async function brokenLinks(db: Database): Promise<{ checked: number; broken: BrokenLink[] }> {
  const { rows: broken } = await db.execute<BrokenLink>(sql`
    select distinct on (company_id) company_id as "companyId", entry_id::float8 as "entryId", fault from (
      select coalesce(l.company_id, e.company_id) as company_id, l.position, coalesce(l.entry_id, e.id) as entry_id,
        case
          when l.entry_id is null then 'unlinked'
          when l.position <> coalesce(lag(l.position) over chain, 0) + 1 then 'gap'
          when e.id is null then 'removed'
          when l.company_id is distinct from e.company_id
            or l.hash is distinct from trail_hash(lag(l.hash) over chain, l, e) then 'changed'
        end as fault
      from audit_links l full join audit_entries e on e.id = l.entry_id
      window chain as (partition by l.company_id order by l.position)
    ) walked
    where fault is not null and ${isWhole(sql`company_id`)} order by company_id nulls first, position, entry_id`);
  const { rows } = await db.execute<{ checked: number }>(
    sql`select count(*)::float8 as checked from audit_entries`,
  );
  return { checked: rows[0]?.checked ?? 0, broken };
}
