import { expect, test } from "vitest";
import { deadInvitation } from "./dead-invitation.ts";

const now = new Date("2026-03-10T15:00:00Z");
const earlier = new Date(now.getTime() - 1);
const later = new Date(now.getTime() + 1);
const open = {
  sending: 2,
  latestSending: 2,
  acceptedAt: null,
  cancelledAt: null,
  expiresAt: later,
  isInviterBlocked: false,
};

test.each([
  ["open", {}, undefined],
  ["at its last moment", { expiresAt: now }, "expired"],
  ["past it", { expiresAt: earlier }, "expired"],
  ["of an earlier sending", { sending: 1 }, "replaced"],
  ["of an earlier sending, with the latest expired", { sending: 1, expiresAt: earlier }, "replaced"],
  ["cancelled", { cancelledAt: earlier }, "cancelled"],
  [
    "of an earlier sending, cancelled and expired",
    { sending: 1, cancelledAt: now, expiresAt: now },
    "cancelled",
  ],
  ["of somebody who is blocked", { isInviterBlocked: true }, "cancelled"],
  ["accepted", { acceptedAt: earlier }, "used"],
  [
    "accepted by a later link, and expired since",
    { sending: 1, acceptedAt: earlier, expiresAt: now },
    "used",
  ],
])("a link %s", (_what, changes, expected) => {
  expect(deadInvitation({ ...open, ...changes }, now)).toBe(expected);
});
