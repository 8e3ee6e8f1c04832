import { expect, test } from "vitest";
import { ingredients } from "#server/db/schema/stock.ts";
import type { WithMoney, WithoutMoney } from "#shared/accounts/with-money.ts";
import { jsonObject } from "./json-sql.ts";

type Item = { id: number; pricePerUnit?: string };

test("money that is left in, or left out, does not compile", () => {
  const { id, pricePerUnit } = ingredients;
  const never = () => [
    jsonObject<WithMoney<Item>>({ id, pricePerUnit }),
    jsonObject<WithoutMoney<Item>>({ id }),
    // @ts-expect-error seen by people without the permission
    jsonObject<WithoutMoney<Item>>({ id, pricePerUnit }),
    // @ts-expect-error missing for people with it
    jsonObject<WithMoney<Item>>({ id }),
  ];
  expect(never).toBeTypeOf("function");
});
