import { and, eq, isNull } from "drizzle-orm";
import type { SignInClient } from "#server/accounts/devices/note-device.ts";
import { failureCounters, readAccounts, refuseBlocked, signIn } from "#server/accounts/sign-in.ts";
import { users } from "#server/db/schema/accounts.ts";
import { AppError } from "#server/http/errors.ts";
import type { Services } from "#server/start/services.ts";
import type { LoginReply } from "#shared/accounts/contract.ts";
import type { Assertion } from "#shared/accounts/passkey-contract.ts";
import { proveByPasskey } from "./prove-by-passkey.ts";

/** Opens a session by a passkey, which stands for password and second step. */
export async function loginByPasskey(
  services: Services,
  answer: Assertion,
  client: SignInClient,
): Promise<LoginReply> {
  const counters = failureCounters(services, client.address);
  await counters.count(services.now());
  const userId = await proveByPasskey(services, answer, { purpose: "sign-in" });
  await counters.forgive();
  for (;;) {
    const [account] = await readAccounts(services.db).where(
      and(eq(users.id, userId), isNull(users.removedAt)),
    );
    if (!account) throw new AppError(401, "Passkey não reconhecida. Use a senha.");
    refuseBlocked(services, account, client.address);
    const reply = await signIn(services, account, { client, provenBy: "passkey" });
    // The password changed meanwhile, or the account was blocked: what is true now decides.
    if (reply) return reply;
  }
}
