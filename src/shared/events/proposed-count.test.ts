import { expect, test } from "vitest";
import { isForOtherGuests, proposedCount } from "./proposed-count.ts";

test.each([
  [150, 150],
  [1, 1],
  [0, 1],
])("for %d guests %d of each drink are proposed", (guests, drinks) => {
  expect(proposedCount(guests)).toBe(drinks);
});

test.each([
  ["as proposed, and more guests", 150, 150, 180, true],
  ["as proposed, and fewer guests", 150, 150, 149, true],
  ["as proposed for the same guests", 150, 150, 150, false],
  ["one more than proposed", 151, 150, 180, false],
  ["one fewer than proposed", 149, 150, 180, false],
  ["chosen, and as many as the guests are now", 180, 150, 180, false],
  ["none typed yet", 0, 150, 180, false],
  ["proposed without guests, and guests now", 1, 0, 180, true],
  ["proposed without guests, and a single one now", 1, 0, 1, false],
  ["chosen where there were no guests", 150, 0, 180, false],
  ["none typed where there were no guests", 0, 0, 180, false],
  ["proposed, and no guests any more", 150, 150, 0, false],
  ["proposed, and as many guests as there can be", 150, 150, 1_000_000, true],
  ["proposed, and more guests than there can be", 150, 150, 1_000_001, false],
])("%s: %d drinks, %d guests before, %d now: %s", (_what, drinks, before, now, isForOthers) => {
  expect(isForOtherGuests(drinks, { before, now })).toBe(isForOthers);
});
