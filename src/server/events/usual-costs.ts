import { asc, sql } from "drizzle-orm";
import { recordData } from "#server/activity/record-data-change.ts";
import { lockCompany } from "#server/company/company.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { usualCosts } from "#server/db/schema/usual-costs.ts";
import type { EventInput } from "#shared/events/contract.ts";
import { type UsualCost, usualFixedCosts } from "#shared/events/usual-costs.ts";

/** The fixed costs that a new event of the user's company starts with. */
export async function readUsualCosts(data: CompanyData): Promise<UsualCost[]> {
  const rows = await data.list(usualCosts, undefined, asc(usualCosts.position));
  return rows.map(({ companyId: _companyId, position: _position, ...cost }) => cost);
}

export const setUsualCosts = (data: CompanyData, wanted: readonly UsualCost[]): Promise<UsualCost[]> =>
  data.transaction(async (tx) => {
    // Of two lists that are saved at once the second replaces the first as a whole.
    await lockCompany(tx);
    const present = await readUsualCosts(tx);
    if (JSON.stringify(listed(present)) === JSON.stringify(listed(wanted))) return present;
    await tx.remove(usualCosts, sql`true`);
    await tx.insertAll(
      usualCosts,
      wanted.map((cost, position) => ({ ...cost, position })),
    );
    await recordData(tx, "usual_costs_changed", null);
    return readUsualCosts(tx);
  });

const listed = (costs: readonly UsualCost[]) =>
  costs.map(({ name, category, amount, per, guests }) => [name, category, amount, per, guests]);

/** The fixed costs of a new event: those that it names, or the usual ones. */
export async function firstFixedCosts(
  tx: CompanyData,
  { fixedCosts, guests = 0 }: Pick<EventInput, "fixedCosts" | "guests">,
): Promise<EventInput["fixedCosts"]> {
  return fixedCosts ?? usualFixedCosts(await readUsualCosts(tx), guests);
}
