import { expect } from "vitest";
import { PASSWORD, type Reply, type TestApp } from "#server/testing/test-app.ts";
import { codeOf, timeStepAt } from "../totp.ts";
import { bytesOfSecret } from "./bytes-of-secret.ts";

type Somebody = Awaited<ReturnType<TestApp["addCompany"]>>["user"];

export const MINUTE = 60_000;
export const HALF_MINUTE = 30_000;

/** Calls of people who set up a second step and log in with it, each the owner of a new company. */
export function secondStepCalls(app: TestApp) {
  let count = 0;
  const somebody = async () => (await app.addCompany("Bar", `etapa${++count}@bar.com.br`)).user;

  const as = ({ token }: Pick<Somebody, "token">, method: string, body?: object) =>
    app.call(method, "/api/second-step", { token, body });

  /** The code that an authenticator app with this secret shows now, or so many half minutes later. */
  const codeFrom = (secret: string, stepsLater = 0) =>
    codeOf(bytesOfSecret(secret), timeStepAt(app.clock.now) + stepsLater);

  async function withSecondStep() {
    const user = await somebody();
    const { secret } = (await as(user, "POST")).body as { secret: string };
    const phone = (stepsLater?: number) => codeFrom(secret, stepsLater);
    const { body, status } = await as(user, "POST", { code: phone() });
    expect(status).toBe(200);
    // The code that switched it on is used up.
    app.later(HALF_MINUTE);
    return { user, phone, secret, codes: (body as { recoveryCodes: string[] }).recoveryCodes };
  }

  const enter = (email: string, password = PASSWORD, address?: string) =>
    app.call("POST", "/api/login", { body: { email, password }, address });
  const ticketFor = async ({ email }: Pick<Somebody, "email">) =>
    ((await enter(email)).body as { ticket: string }).ticket;
  const finish = (ticket: string, code: string, address?: string): Promise<Reply> =>
    app.call("POST", "/api/login/second-step", { body: { ticket, code }, address });

  return { somebody, as, codeFrom, withSecondStep, enter, ticketFor, finish };
}
