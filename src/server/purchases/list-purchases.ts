import { sql } from "drizzle-orm";
import type { CompanyData } from "#server/db/company/company-data.ts";
import { CompanyStatement } from "#server/db/company/company-statement.ts";
import type { OwnRows } from "#server/db/company/own-rows.ts";
import { type JsonText, jsonEither, jsonObject } from "#server/db/json-sql.ts";
import { users } from "#server/db/schema/accounts.ts";
import { purchases } from "#server/db/schema/purchases.ts";
import { ingredients, stockMovements } from "#server/db/schema/stock.ts";
import { suppliers } from "#server/db/schema/suppliers.ts";
import { pageStart } from "#server/http/page-start.ts";
import type { WithoutMoney } from "#shared/accounts/with-money.ts";
import { withoutAddress } from "#shared/accounts/without-address.ts";
import { LARGEST_ID } from "#shared/numbers/amount.ts";
import type { BoughtLine, Purchase } from "#shared/purchases/contract.ts";
import { PURCHASES_PER_PAGE } from "#shared/purchases/purchases-per-page.ts";
import { dayIn } from "#shared/time/clock.ts";

/** Lists a page of past purchases with their lines, newest first. */
export async function listPurchases(
  data: CompanyData,
  from: string | undefined,
): Promise<JsonText<Purchase[]>> {
  const before = pageStart(from, LARGEST_ID) ?? LARGEST_ID;
  return `[${await readPurchases(data, { before, most: PURCHASES_PER_PAGE })}]`;
}

/** Reads one purchase, which is there. */
export const readPurchase = (data: CompanyData, id: number): Promise<JsonText<Purchase>> =>
  readPurchases(data, { before: id + 1, most: 1 });

type Values = { before: number; most: number };

async function readPurchases(data: CompanyData, values: Values): Promise<string> {
  const rows = await data.run(data.can("see-money") ? pricedPurchases : purchasesWithoutMoney, values);
  const named = (name: string) => (data.can("see-personal-data") ? name : withoutAddress(name));
  const texts = rows.map(({ lines, boughtOn, by, reversedBy, total, createdAt, ...row }) => {
    const purchase: Omit<Purchase, "lines"> = {
      ...row,
      createdAt,
      boughtOn: boughtOn ?? dayIn(createdAt, data.clock.timeZone),
      by: named(by),
      reversedBy: reversedBy === null ? null : named(reversedBy),
      ...(total !== null && { total }),
    };
    // The lines, thousands of them perhaps, are JSON already.
    return `${JSON.stringify(purchase).slice(0, -1)},"lines":${lines}}`;
  });
  return texts.join(",");
}

type Row = Omit<Purchase, "boughtOn" | "total" | "lines"> & {
  boughtOn: string | null;
  total: string | null;
  lines: string;
};

/** The unit cost has decimals enough to give back the cents that were paid. */
const price = sql`round(${stockMovements.quantityDelta} * ${stockMovements.unitCost}, 2)`;

function lineJson(own: OwnRows, seesMoney: boolean) {
  const { id, ingredientId, quantityDelta, unit, lot } = stockMovements;
  const line = {
    id,
    ingredientId,
    ingredientName: sql`to_json(${own.lookup(ingredients, ingredients.name, sql`${ingredients.id} = ${ingredientId}`)})::text`,
    quantity: quantityDelta,
    unit,
    lot,
    isReversed: jsonEither(sql`undo.id is not null`, true, false),
  };
  return seesMoney
    ? jsonObject<BoughtLine>({ ...line, price: sql`'"' || ${price} || '"'` })
    : jsonObject<WithoutMoney<BoughtLine>>(line);
}

/** A purchase is taken back once all its lines are, at the moment of the last one. */
const statement = (name: string, seesMoney: boolean) =>
  new CompanyStatement<Row, Values>(name, (own) => {
    const { id, boughtOn, supplierId, invoiceNumber, userId, createdAt } = purchases;
    const line = stockMovements;
    const moment = sql`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
    return sql`with page as (
        select ${id} as id, ${boughtOn} as bought_on, ${supplierId} as supplier_id,
          ${invoiceNumber} as invoice_number, ${userId} as user_id, ${createdAt} as created_at
        ${own.rows({ from: purchases, where: sql`${id} < ${sql.placeholder("before")}::int` })}
        order by ${id} desc limit ${sql.placeholder("most")}::int
      )
      select page.id, bought_on::text as "boughtOn", supplier_id as "supplierId", invoice_number as "invoiceNumber",
        ${own.lookup(suppliers, suppliers.name, sql`${suppliers.id} = page.supplier_id`)} as "supplierName",
        ${own.lookup(users, users.username, sql`${users.id} = page.user_id`)} as "by",
        to_char(created_at at time zone 'UTC', ${moment}) as "createdAt",
        case when standing = 0 then to_char(reversed_at at time zone 'UTC', ${moment}) end as "reversedAt",
        case when standing = 0 then ${own.lookup(users, users.username, sql`${users.id} = reversed_by`)} end as "reversedBy",
        ${seesMoney ? sql`total` : sql`null`} as total, lines
      from page cross join lateral (
        select '[' || string_agg(${lineJson(own, seesMoney)}, ',' order by ${line.id}) || ']' as lines,
          sum(${price})::text as total, count(*) filter (where undo.id is null) as standing,
          max(undo.created_at) as reversed_at, (array_agg(undo.user_id order by undo.id desc nulls last))[1] as reversed_by
        from ${line} left join lateral (
          select undo.id, undo.user_id, undo.created_at from ${line} as undo
          where undo.company_id = ${line.companyId} and undo.reverses_id = ${line.id}
        ) as undo on true
        where ${own.filter(line, sql`${line.purchaseId} = page.id`)}
      ) as bought order by page.id desc`;
  });

const pricedPurchases = statement("priced_purchases", true);
const purchasesWithoutMoney = statement("purchases_without_money", false);
