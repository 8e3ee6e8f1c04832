import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test, vi } from "vitest";
import { removeAuthToken, storeAuthToken } from "#web/api/auth-token.ts";
import { forgetAnswers, keepAnswer, keptAnswer } from "./kept-answers.ts";

const database = new IDBFactory();
beforeEach(() => void vi.stubGlobal("indexedDB", database));

const ANA = "1:2:dono";
const BIA = "1:3:equipe";
const answer = { data: [{ id: 1 }], at: 7 };

test("an answer is its owner's, and goes with everybody else's", async () => {
  storeAuthToken("t");
  await keepAnswer(ANA, "drinks", answer);
  await keepAnswer(BIA, "drinks", answer);
  expect(await keptAnswer(ANA, "events")).toBeUndefined();
  await forgetAnswers(BIA);
  expect(await keptAnswer(ANA, "drinks")).toBeUndefined();
  expect(await keptAnswer(BIA, "drinks")).toMatchObject(answer);
  await forgetAnswers();
  expect(await keptAnswer(BIA, "drinks")).toBeUndefined();
});

test("what comes after a logout is not kept", async () => {
  storeAuthToken("t");
  const keeping = keepAnswer(ANA, "drinks", answer);
  removeAuthToken();
  await keeping;
  expect(await keptAnswer(ANA, "drinks")).toBeUndefined();
});

test("another build does not read it", async () => {
  storeAuthToken("t");
  await keepAnswer(ANA, "drinks", answer);
  const script = Object.assign(document.createElement("script"), { type: "module", src: "/assets/other.js" });
  vi.spyOn(document, "querySelector").mockReturnValue(script);
  expect(await keptAnswer(ANA, "drinks")).toBeUndefined();
  vi.restoreAllMocks();
  expect(await keptAnswer(ANA, "drinks")).toMatchObject(answer);
});
