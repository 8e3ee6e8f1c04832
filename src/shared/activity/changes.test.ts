import { expect, test } from "vitest";
import { changesOf, fieldsChanged } from "./changes.ts";

const before = { name: "Bodas", guests: 150, location: null };

test.each([
  [{ name: "Bodas", guests: 150 }, []],
  [{ guests: 180 }, [{ field: "guests", from: 150, to: 180 }]],
  [{ location: "Sítio" }, [{ field: "location", from: null, to: "Sítio" }]],
  [{ name: undefined, location: null }, []],
  [{ name: "x".repeat(61) }, [{ field: "name" }]],
  [{ location: "a\nb" }, [{ field: "location" }]],
])("to %o are %o", (after, changes) => {
  expect(changesOf(before, after, ["name", "guests", "location"])).toEqual(changes);
});

test("of people only the fields are told", () => {
  expect(fieldsChanged(changesOf({ name: "Ana" }, { name: "Eva" }, ["name"]))).toEqual([{ field: "name" }]);
});
