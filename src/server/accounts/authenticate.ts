import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { CompanyData } from "#server/db/company/company-data.ts";
import { provenCompanyId } from "#server/db/company/company-id.ts";
import type { AccountEnv, AdminEnv, CompanyEnv } from "#server/http/context.ts";
import { AppError } from "#server/http/errors.ts";
import { connectionOf } from "#server/http/limits/client-address.ts";
import { morningMailOf } from "#server/morning/settings.ts";
import { makeLinkToCopy } from "#server/team/invitation-link.ts";
import { renameUser } from "#server/team/own-name.ts";
import {
  COMPANY_CLOSED_HEADER,
  COMPANY_ROLE_HEADER,
  COMPANY_TIME_ZONE_HEADER,
  SECOND_STEP_REQUIRED_HEADER,
} from "#shared/accounts/company-headers.ts";
import type { SessionUser } from "#shared/accounts/contract.ts";
import { hasEnough, type Need, NOT_PERMITTED } from "#shared/accounts/permissions.ts";
import { companyClosed, type WhenClosed } from "./company-closure.ts";
import { endSecondStepOf } from "./second-step/end-for-person.ts";
import { findSession } from "./sessions.ts";
import { countProven, refuseWithoutProof, type StepUp } from "./step-up.ts";

const tokenOf = (authorization = ""): string | undefined => /^Bearer ([\w-]{43})$/.exec(authorization)?.[1];

const signedOut = () => new AppError(401, "Sessão encerrada. Entre novamente.");

/** The bearer header is the only way in: no cookie is read, so no other site can act in a user's name. */
export const authenticate = createMiddleware<AccountEnv>(async (c, next) => {
  const { db, now, unread } = c.get("services");
  const token = tokenOf(c.req.header("authorization"));
  const session = token && (await findSession(db, token, now()));
  // Without a session the caller stays the address.
  if (session) unread.setCaller(connectionOf(c), `user ${session.user.id}`);
  unread.refuseTooMuch(connectionOf(c));
  if (!session) throw signedOut();
  c.set("session", session);
  return next();
});

/** Lets users with a first-access or generated password do nothing but choose a new one. */
export const requireOwnPassword = createMiddleware<AccountEnv>((c, next) => {
  if (c.get("session").user.requirePasswordChange) throw new AppError(403, "Troque sua senha para continuar");
  return next();
});

/** Lets users whose company requires a second step or a passkey do nothing of the company's before they have one. */
export const requireSecondStep = createMiddleware<AccountEnv>((c, next) => {
  const { requireSecondStep: isRequired, companyRole, timeZone } = c.get("session").user;
  if (!isRequired) return next();
  // For a page that was open before: another tab of the session may have learned it.
  if (companyRole) c.header(COMPANY_ROLE_HEADER, companyRole);
  c.header(COMPANY_TIME_ZONE_HEADER, timeZone);
  c.header(SECOND_STEP_REQUIRED_HEADER, "1");
  throw new AppError(403, "Configure a segunda etapa para continuar", { secondStep: true });
});

/**
 * Lets those in who have the permission, and lately proved who they are where the route asks for it; hands the route
 * their company's data. A company route without it has no data and does not compile: see `company-id.ts`.
 */
export const requires = (
  need: Need,
  { stepUp = "never", whenClosed = "refused" }: { stepUp?: StepUp; whenClosed?: WhenClosed } = {},
): MiddlewareHandler<CompanyEnv> & { need: Need; stepUp: StepUp; whenClosed: WhenClosed } =>
  Object.assign(
    createMiddleware<AccountEnv & CompanyEnv>(async (c, next) => {
      const { user, revision } = c.get("session");
      const { companyRole } = user;
      if (user.companyId === null || companyRole === null || revision === null) {
        throw new AppError(403, "Acesso restrito a usuários de empresa");
      }
      c.header(COMPANY_ROLE_HEADER, companyRole);
      c.header(COMPANY_TIME_ZONE_HEADER, user.timeZone);
      if (user.companyClosure) c.header(COMPANY_CLOSED_HEADER, "1");
      const refuseUnentitled = (present: SessionUser) => {
        if (present.companyClosure && whenClosed === "refused") throw companyClosed();
        if (!present.companyRole || !hasEnough(present.companyRole, need))
          throw new AppError(403, NOT_PERMITTED);
      };
      refuseUnentitled(user);
      const requireProof = () => refuseWithoutProof(c.get("session"), c.get("services").now());
      if (stepUp === "always") await countProven(c.get("services"), c.get("session"));
      c.set("requireProof", requireProof);
      const companyId = provenCompanyId(user.companyId);
      const services = c.get("services");
      const {
        companies,
        listCache,
        listReads,
        statistics,
        limits,
        logos,
        pdfs,
        inBackground,
        outbox,
        config,
        now,
      } = services;
      const actor = { kind: "user", userId: user.id, companyRole } as const;
      const recheck = async () => {
        const session = await findSession(services.db, tokenOf(c.req.header("authorization")) ?? "", now());
        if (!session) throw signedOut();
        refuseUnentitled(session.user);
      };
      const member = { companyId, actor, signal: c.req.raw.signal, recheck };
      c.set("data", new CompanyData(companies, member, { now: now(), timeZone: user.timeZone }));
      c.set("listContext", { listCache, listReads, companyId, revision });
      c.set("limits", limits);
      c.set("drawLogo", (upload) => logos.draw(companyId, upload));
      c.set("renderPdf", (order) => pdfs.render({ ...order, companyId }));
      c.set("publicUrl", config.publicUrl);
      const person = { companyId, userId: user.id };
      c.set("renameSelf", (name) => renameUser(services, person, name));
      c.set("endSecondStepOf", (userId, missing) =>
        endSecondStepOf(services, { userId, companyId, by: user.id, missing }),
      );
      c.set("morningMail", morningMailOf(services.db, user.id));
      c.set("makeInvitationLink", (invitationId) => makeLinkToCopy(services, { ...person, invitationId }));
      c.set("noteGrowth", () => inBackground(statistics.gather()));
      let hasMail = false;
      c.set("noteMail", () => {
        hasMail = true;
      });
      await next();
      if (hasMail) outbox.wake();
    }) as MiddlewareHandler,
    { need, stepUp, whenClosed },
  );

export const requireAdmin = createMiddleware<AdminEnv>((c, next) => {
  if (c.get("session").user.role !== "admin_system") {
    throw new AppError(403, "Acesso restrito a administradores do sistema");
  }
  return next();
});
