import { type Context, Hono } from "hono";
import { recordOwn } from "#server/activity/record-activity.ts";
import { mayReadLocalMail } from "#server/email/local-mail-access.ts";
import { OUTBOX_PATH } from "#server/email/outbox-page.ts";
import { readBody } from "#server/http/body.ts";
import type { AccountEnv, PublicEnv } from "#server/http/context.ts";
import {
  type ConfirmReply,
  changePasswordInput,
  confirmCompanyInput,
  type ForgotReply,
  forgotPasswordInput,
  type LoginReply,
  loginInput,
  type RegisterReply,
  registerCompanyInput,
  resetPasswordInput,
  type SessionUser,
} from "#shared/accounts/contract.ts";
import { passkeyLoginInput } from "#shared/accounts/passkey-contract.ts";
import { type SecondStepWanted, secondStepLoginInput } from "#shared/accounts/second-step-contract.ts";
import { changePassword } from "./change-password.ts";
import { clientOf } from "./devices/client-of.ts";
import { endSession } from "./end-sessions.ts";
import { limitByAddress } from "./limit-by-address.ts";
import { login } from "./login.ts";
import { loginByPasskey } from "./passkeys/login-by-passkey.ts";
import { proofOptions } from "./passkeys/prove-by-passkey.ts";
import { requestRecovery, resetPassword } from "./recovery.ts";
import { confirmCompany, registerCompany } from "./registration.ts";
import { loginByCode } from "./second-step/login-by-code.ts";

/** Routes open to everybody, and therefore limited by address. */
export const publicAccountRoutes = new Hono<PublicEnv>()
  .post("/login", async (c) => {
    const input = await readBody(c, loginInput);
    return c.json<LoginReply | SecondStepWanted>(await login(c.var.services, input, clientOf(c)));
  })
  .post("/login/second-step", async (c) => {
    const input = await readBody(c, secondStepLoginInput);
    return c.json<LoginReply>(await loginByCode(c.var.services, input, clientOf(c)));
  })
  .post("/login/passkey/options", async (c) => {
    await limitByAddress(c, "passkeyOptions");
    return c.json(await proofOptions(c.var.services, { purpose: "sign-in" }));
  })
  .post("/login/passkey", async (c) => {
    const { response } = await readBody(c, passkeyLoginInput);
    return c.json<LoginReply>(await loginByPasskey(c.var.services, response, clientOf(c)));
  })
  .post("/register-company", async (c) => {
    const input = await readBody(c, registerCompanyInput);
    await limitByAddress(c, "register");
    await registerCompany(c.var.services, input);
    const message = "Cadastro realizado com sucesso! Verifique seu email para confirmar o cadastro.";
    return c.json<RegisterReply>({ message, ...(mayReadLocalMail(c) && { outboxPath: OUTBOX_PATH }) }, 201);
  })
  .post("/confirm-company", async (c) => {
    const { token } = await readBody(c, confirmCompanyInput);
    await limitByAddress(c, "token");
    return c.json<ConfirmReply>(await confirmCompany(c.var.services, token));
  })
  .post("/forgot-password", async (c) => {
    const { email } = await readBody(c, forgotPasswordInput);
    await limitByAddress(c, "forgot");
    return c.json<ForgotReply>(await forgotPassword(c, email));
  })
  .post("/reset-password", async (c) => {
    const input = await readBody(c, resetPasswordInput);
    await limitByAddress(c, "token");
    await resetPassword(c.var.services, input);
    return c.json({ message: "Senha alterada com sucesso!" });
  });

/** Routes that are open even before a first-access password is changed. */
export const ownAccountRoutes = new Hono<AccountEnv>()
  .get("/user", (c) => c.json<SessionUser>(c.get("session").user))
  .post("/logout", async (c) => {
    const { db, now } = c.var.services;
    await endSession(db, c.var.session.tokenHash);
    await recordOwn(db, c.var.session, { action: "logout", createdAt: now() });
    // Lists stay with the browser until here. Not "storage": the page clears its own.
    c.header("Clear-Site-Data", '"cache"');
    return c.json({ message: "Sessão encerrada" });
  })
  .post("/change-password", async (c) => {
    await changePassword(c.var.services, c.var.session, await readBody(c, changePasswordInput));
    return c.json({ message: "Senha alterada com sucesso!" });
  });

/** Answers alike for every e-mail. Only where the local outbox shows the link anyway may the answer name it. */
async function forgotPassword(c: Context<PublicEnv>, email: string): Promise<ForgotReply> {
  const { services } = c.var;
  const message = "Se o e-mail estiver cadastrado, você receberá um link de recuperação.";
  const instructions =
    services.config.smtpUrl || services.localMail.isOpen
      ? "Se não chegar, veja também o spam. O link vale por 1 hora."
      : "O envio de e-mail não está configurado. Procure o administrador do sistema.";
  if (mayReadLocalMail(c)) {
    const resetLink = await requestRecovery(services, { email, isShown: true });
    return { message, instructions, ...(resetLink && { resetLink }) };
  }
  // Not waited for: the time of the answer must not tell whether the account exists.
  services.inBackground(requestRecovery(services, { email, isShown: false }));
  return { message, instructions };
}
