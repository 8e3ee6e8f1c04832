import { beforeEach, expect, test } from "vitest";
import { sampleUse } from "#shared/events/testing/sample-event.ts";
import { eventFormValues } from "#web/events/editor/event-form.ts";
import { wedding } from "#web/events/testing/bar.ts";
import { dropReturnDraft, readReturnDraft, storeReturnDraft } from "./return-draft.ts";

const owner = { id: 3, companyId: 1 };
const out = { ...wedding, stockUse: [sampleUse({ ingredientId: 1, withdrawn: 4, out: 4 })] };
const drinks = eventFormValues(out).drinks;
const counted = drinks.map((drink) => ({
  ...drink,
  ingredients: drink.ingredients.map((line) => ({ ...line, returnQuantity: "1,5" })),
}));

beforeEach(() => localStorage.clear());

test("counts come back as they were typed, for the same person, company and event", () => {
  storeReturnDraft(owner, out, counted);
  expect(readReturnDraft(owner, out, drinks)).toEqual(counted);
  expect(readReturnDraft({ ...owner, id: 4 }, out, drinks)).toBeUndefined();
  expect(readReturnDraft({ ...owner, companyId: 2 }, out, drinks)).toBeUndefined();
  expect(readReturnDraft(owner, { ...out, id: 8 }, drinks)).toBeUndefined();
});

test("a second withdrawal begins anew, and so does another plan", () => {
  storeReturnDraft(owner, out, counted);
  const again = { ...out, stockUse: [sampleUse({ ingredientId: 1, withdrawn: 8, returned: 3, out: 4 })] };
  expect(readReturnDraft(owner, again, drinks)).toBeUndefined();
  expect(readReturnDraft(owner, out, drinks.slice(1))).toBeUndefined();
});

test("nothing counted leaves nothing behind, and neither does giving up", () => {
  storeReturnDraft(owner, out, counted);
  storeReturnDraft(owner, out, drinks);
  expect(localStorage).toHaveLength(0);
  storeReturnDraft(owner, out, counted);
  dropReturnDraft(owner, out);
  expect(localStorage).toHaveLength(0);
});

test.each(["{", "7", '{"withdrawal":"","counts":[[1]]}', '{"counts":"x"}'])(
  "what is no draft is ignored: %s",
  (stored) => {
    localStorage.setItem(`stock_return.${out.id}:1:3`, stored);
    expect(readReturnDraft(owner, out, drinks)).toBeUndefined();
  },
);
