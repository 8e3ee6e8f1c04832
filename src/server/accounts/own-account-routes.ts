import { type Context, Hono } from "hono";
import { readBody, readOptionalBody } from "#server/http/body.ts";
import type { AccountEnv } from "#server/http/context.ts";
import { pathId } from "#server/http/path-id.ts";
import type { OwnAccount } from "#shared/accounts/contract.ts";
import { type Device, stepUpInput } from "#shared/accounts/device-contract.ts";
import { passkeyInput } from "#shared/accounts/passkey-contract.ts";
import { type SecondStepState, secondStepInput } from "#shared/accounts/second-step-contract.ts";
import { DEVICE_MISSING, endDevice, endOtherDevices, listDevices } from "./devices/devices.ts";
import {
  addPasskey,
  listPasskeys,
  PASSKEY_MISSING,
  passkeyOptions,
  removePasskey,
} from "./passkeys/passkeys.ts";
import { proofOptions } from "./passkeys/prove-by-passkey.ts";
import {
  beginSecondStep,
  confirmSecondStep,
  readSecondStep,
  switchOffSecondStep,
} from "./second-step/second-step.ts";
import { stepUp, withProof } from "./step-up.ts";

/**
 * Routes of one's own account, for users of a company and system admins; closed until a generated password is changed.
 */
export const personRoutes = new Hono<AccountEnv>()
  .get("/account", withProof("never"), async (c) => {
    const { id, username, email } = c.var.session.user;
    const [secondStep, passkeys] = await Promise.all([
      readSecondStep(c.var.services.db, id),
      listPasskeys(c.var.services.db, id),
    ]);
    return c.json<OwnAccount>({ name: username, email, secondStep, passkeys });
  })
  .post("/step-up", withProof("never"), async (c) => {
    await stepUp(c.var.services, c.var.session, await readBody(c, stepUpInput));
    return c.json({ message: "Confirmado" });
  })
  .post("/step-up/options", withProof("never"), async (c) => {
    const { id: userId } = c.var.session.user;
    return c.json(await proofOptions(c.var.services, { purpose: "step-up", userId }));
  })
  .get("/devices", withProof("never"), async (c) => {
    const { db, now } = c.var.services;
    return c.json<Device[]>(await listDevices(db, c.var.session, now()));
  })
  .post("/devices/end-others", withProof("never"), async (c) => {
    const { db, now } = c.var.services;
    await endOtherDevices(db, c.var.session, now());
    return c.json({ message: "Outros aparelhos encerrados" });
  })
  .delete("/devices/:id", withProof("never"), async (c) => {
    const { db, now } = c.var.services;
    await endDevice(db, c.var.session, pathId(c, DEVICE_MISSING), now());
    return c.json({ message: "Aparelho encerrado" });
  })
  .get("/second-step", withProof("never"), async (c) =>
    c.json<SecondStepState>(await readSecondStep(c.var.services.db, ownId(c))),
  )
  .post("/second-step", withProof("always"), async (c) => {
    const { code } = (await readOptionalBody(c, secondStepInput)) ?? {};
    if (code === undefined) return c.json(await beginSecondStep(c.var.services, c.var.session));
    return c.json(await confirmSecondStep(c.var.services, c.var.session, code));
  })
  .delete("/second-step", withProof("second step"), async (c) => {
    await switchOffSecondStep(c.var.services, c.var.session);
    return c.json({ message: "Segunda etapa desligada" });
  })
  .get("/passkeys", withProof("never"), async (c) => c.json(await listPasskeys(c.var.services.db, ownId(c))))
  // A passkey stands for password and second step: where there is one, the password alone adds none.
  .post("/passkeys/options", withProof("second step"), async (c) =>
    c.json(await passkeyOptions(c.var.services, c.var.session)),
  )
  .post("/passkeys", withProof("second step"), async (c) =>
    c.json(await addPasskey(c.var.services, c.var.session, await readBody(c, passkeyInput)), 201),
  )
  .delete("/passkeys/:id", withProof("always"), async (c) => {
    await removePasskey(c.var.services, c.var.session, pathId(c, PASSKEY_MISSING));
    return c.json({ message: "Passkey removida" });
  });

const ownId = (c: Context<AccountEnv>) => c.var.session.user.id;
