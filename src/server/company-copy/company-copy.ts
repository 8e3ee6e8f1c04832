import { asc, eq, sql } from "drizzle-orm";
import { clientList } from "#server/clients/clients.ts";
import type { CompanyData } from "#server/db/company-data.ts";
import { CompanyStatement } from "#server/db/company-statement.ts";
import { companies, users } from "#server/db/schema/accounts.ts";
import { auditEntries } from "#server/db/schema/audit.ts";
import { events } from "#server/db/schema/events.ts";
import { ingredients, stockMovements } from "#server/db/schema/stock.ts";
import { drinkList } from "#server/drinks/drinks.ts";
import { eventList } from "#server/events/read-events.ts";
import { ingredientList } from "#server/ingredients/list-ingredients.ts";

type CompanyRow = Record<"name" | "email" | "phone" | "cnpj" | "address", string | null>;

const ownCompany = new CompanyStatement<CompanyRow>(
  "own_company",
  (
    own,
  ) => sql`select ${companies.name} as "name", ${companies.email} as "email", ${companies.phone} as "phone",
    ${companies.cnpj} as "cnpj", ${companies.address} as "address"
  from ${companies} where ${own.isCompany(companies.id)}`,
);

/** Everything the product keeps for a company, as one text of JSON; all of it as it was at one moment. */
export async function companyCopy(data: CompanyData, now: Date): Promise<string> {
  await data.insert(auditEntries, { action: "data_exported", userId: data.userId, createdAt: now });
  const copy = async (tx: CompanyData) => {
    const [company] = await tx.run(ownCompany, {});
    const people = await tx.select(
      { id: users.id, username: users.username, email: users.email, createdAt: users.createdAt },
      { from: users, orderBy: [asc(users.id)] },
    );
    const parts: [string, string][] = [
      ["exportedAt", JSON.stringify(now)],
      ["company", JSON.stringify(company)],
      ["users", JSON.stringify(people)],
      ["ingredients", (await ingredientList.read(tx)).text],
      ["drinks", (await drinkList.read(tx)).text],
      ["clients", (await clientList.read(tx)).text],
      ["events", (await eventList.read(tx)).text],
      ["stockMovements", JSON.stringify(await allMovements(tx))],
    ];
    return `{${parts.map(([name, text]) => `"${name}":${text}`).join(",")}}`;
  };
  return data.snapshot(copy, { mayTakeLong: true });
}

const allMovements = (tx: CompanyData) =>
  tx.select(
    {
      id: stockMovements.id,
      kind: stockMovements.kind,
      ingredientId: stockMovements.ingredientId,
      ingredientName: tx.lookup<string>(
        ingredients,
        ingredients.name,
        eq(ingredients.id, stockMovements.ingredientId),
      ),
      eventId: stockMovements.eventId,
      eventName: tx.lookup<string | null>(events, events.name, eq(events.id, stockMovements.eventId)),
      quantityDelta: stockMovements.quantityDelta,
      unitCost: stockMovements.unitCost,
      userId: stockMovements.userId,
      createdAt: stockMovements.createdAt,
    },
    {
      from: stockMovements,
      orderBy: [asc(stockMovements.id)],
    },
  );
