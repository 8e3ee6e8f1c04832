import { expect, test } from "vitest";
import { listedCharge as charge } from "#shared/payments/testing/listed-charge.ts";
import { dueState } from "./charge-due.ts";

const MONDAY = "2026-11-16";

test.each([
  ["2026-11-13", {}, "venceu há 3 dias", "danger"],
  ["2026-11-15", {}, "venceu ontem", "danger"],
  ["2026-11-16", {}, "vence hoje", "warning"],
  ["2026-11-17", {}, "vence amanhã", "warning"],
  ["2026-11-20", {}, "vence sex", "warning"],
  ["2026-11-22", {}, "vence dom", "warning"],
  ["2026-11-23", {}, "vence em 7 dias", "warning"],
  ["2026-11-24", {}, "vence em 8 dias", "neutral"],
  ["2027-11-16", {}, "vence em 365 dias", "neutral"],
  ["2026-11-13", { open: "0.00" }, "pago", "success"],
  ["2026-11-13", { status: "cancelado" }, "venceu há 3 dias", "neutral"],
  ["2026-11-17", { active: "false" }, "vence amanhã", "neutral"],
  ["2026-11-13", { status: "orçamento", agreed: false }, "venceu há 3 dias", "neutral"],
] as const)("%s, %j: %s", (dueOn, change, text, tone) => {
  expect(dueState({ ...charge, ...change, dueOn }, MONDAY)).toEqual({ text, tone });
});
