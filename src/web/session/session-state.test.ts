import { expect, test } from "vitest";
import { companyUser, newUser } from "#web/testing/users.ts";
import { openedSession, type SessionAction, sessionAfter, sessionOf } from "./session-state.ts";

const ana = companyUser;
const renamed = { ...ana, username: "Ana Lima" };
const teo = { ...ana, id: ana.id + 1 };
const elsewhere = { ...ana, companyId: 99 };
const open = openedSession("t", ana);
const lost = { ...open, isLost: true };

test.each<[string, typeof open, SessionAction, object]>([
  ["a login opens a session", openedSession(null), { type: "opened", token: "t", user: ana }, open],
  [
    "a login of somebody else leaves nothing of the one before",
    lost,
    { type: "opened", token: "u", user: teo },
    openedSession("u", teo),
  ],
  [
    "the same person resumes the page that was open",
    lost,
    { type: "resumed", token: "u", user: renamed },
    { token: "u", openedWith: "t", user: renamed, isLost: false },
  ],
  [
    "another person does not",
    lost,
    { type: "resumed", token: "u", user: teo },
    { token: "u", openedWith: "u", user: teo, isLost: false },
  ],
  [
    "nor the same person of another company",
    lost,
    { type: "resumed", token: "u", user: elsewhere },
    { openedWith: "u" },
  ],
  ["an end leaves nothing", open, { type: "ended" }, openedSession(null)],
  ["a lost session keeps its page", open, { type: "lost" }, lost],
  [
    "a check tells the user",
    { ...openedSession("t"), isUnchecked: true },
    { type: "checked", user: ana },
    { user: ana, isUnchecked: false },
  ],
  [
    "without an answer the kept user stands in",
    openedSession("t"),
    { type: "unanswered", user: ana },
    { user: ana, isUnchecked: true },
  ],
  [
    "fresh facts are taken",
    open,
    { type: "refreshed", token: "t", user: renamed },
    { user: renamed, openedWith: "t" },
  ],
  ["but not of an earlier session", open, { type: "refreshed", token: "u", user: renamed }, open],
  ["nor of somebody else", open, { type: "refreshed", token: "t", user: teo }, open],
  [
    "a changed password need not be changed again",
    openedSession("t", newUser),
    { type: "password changed" },
    { user: { ...newUser, requirePasswordChange: false } },
  ],
  [
    "without a user there is none to change",
    openedSession("t"),
    { type: "password changed" },
    openedSession("t"),
  ],
])("%s", (_, before, action, after) => {
  expect(sessionAfter(before, action)).toMatchObject(after);
});

test.each([
  [openedSession(null), "signed-out"],
  [openedSession("t"), "loading"],
  [open, "signed-in"],
  [lost, "signed-in"],
  [openedSession("t", { ...newUser, requireSecondStep: true }), "password-change-required"],
  [openedSession("t", { ...ana, requireSecondStep: true }), "second-step-required"],
])("%j is %s", (state, shown) => {
  expect(sessionOf(state).state).toBe(shown);
});
