import { expect, test } from "vitest";
import { withoutMoney, withoutPersonalData } from "./as-seen.ts";
import type { Activity, ActivityDetails } from "./contract.ts";

const line = (values: Partial<Activity>): Activity => ({
  key: "a1",
  at: "2026-03-10T15:00:00.000Z",
  action: "event_changed",
  username: "ana@bar.com.br",
  subject: "Bodas",
  count: 1,
  thing: "event",
  thingId: 7,
  details: null,
  stock: null,
  reason: null,
  company: null,
  address: null,
  ...values,
});

test.each<[ActivityDetails | null, ActivityDetails | null]>([
  [null, null],
  [{ created: 2 }, { created: 2 }],
  [
    {
      changes: [
        { field: "guests", from: 1, to: 2 },
        { field: "fixedCosts", from: 0, to: 350.5 },
        { field: "unitCost", from: 42, to: 43 },
      ],
    },
    { changes: [{ field: "guests", from: 1, to: 2 }, { field: "fixedCosts" }, { field: "unitCost" }] },
  ],
])("without money %o is %o", (details, shown) => {
  expect(withoutMoney(line({ details }))).toEqual(line({ details: shown }));
});

test("without personal data there is no e-mail and no address of a login", () => {
  const shown = withoutPersonalData(
    line({ action: "user_blocked", subject: "rui@bar.com.br", address: "10.0.0.7" }),
  );
  expect(shown).toEqual(line({ action: "user_blocked", username: "ana", subject: "rui" }));
});
