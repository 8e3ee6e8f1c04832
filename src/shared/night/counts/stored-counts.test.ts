import fc from "fast-check";
import { expect, test } from "vitest";
import { storedCounts } from "./stored-counts.ts";

const ID = "3b2f8f0e-8a51-4a43-9d8b-1a2f60a1c001";
const entry = {
  id: ID,
  ingredientId: 3,
  packQuantity: 0.75,
  closed: 4,
  openTenths: [7, -3],
  lost: 0.75,
  broken: 0,
  at: "2026-11-18T02:30:00.000Z",
};
const item = { ingredientId: 3, name: "Vodka", unit: "L", packName: "garrafa", packQuantity: 0.75, out: 6 };

/** As phones hold them since November 2026: never to be changed, only to be followed by others. */
const stored = [
  { eventId: 7, by: undefined, item, isSealed: false, entry, problem: undefined },
  { eventId: 0, by: "Téo", item, isSealed: true, entry, problem: "Contagem inválida" },
];

test("counts that wait on a phone are read by every later version", () => {
  expect(storedCounts.parse(stored)).toEqual(stored);
});

test("a count from before its item was kept is sent all the same", () => {
  const { packQuantity: _none, ...early } = entry;
  const [count] = storedCounts.parse([{ eventId: 7, entry: early, packQuantity: 0.75, isSealed: false }]);
  expect(count).toMatchObject({ eventId: 7, entry: early, isSealed: false });
});

test("what cannot be read stays in the list, as text, and what a later version added too", () => {
  const broken = { ...entry, closed: "4" };
  const [first, second] = storedCounts.parse([
    { ...stored[0], entry: broken },
    { ...stored[0], shelf: "B" },
  ]);
  expect(first).toMatchObject({ eventId: 7, item: { name: "Vodka" }, entry: { closed: 0 } });
  expect(JSON.parse(first?.entry.id ?? "")).toEqual(broken);
  expect(second).toMatchObject({ shelf: "B", entry });
});

test("whatever stands there, every element is still there and is read again as it is", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.jsonValue(), fc.constant(stored[0]))), (list) => {
      const read = storedCounts.parse(list);
      expect(read).toHaveLength(list.length);
      expect(storedCounts.parse(read)).toEqual(read);
    }),
  );
  expect(storedCounts.parse(stored[0])).toEqual([stored[0]]);
});
