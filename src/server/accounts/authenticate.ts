import { createMiddleware } from "hono/factory";
import { CompanyData } from "#server/db/company/company-data.ts";
import type { CompanyId } from "#server/db/company/company-id.ts";
import type { AccountEnv, AdminEnv, CompanyEnv } from "#server/http/context.ts";
import { AppError } from "#server/http/errors.ts";
import { findSession } from "./sessions.ts";

/** The bearer header is the only way in: no cookie is read, so no other site can act in a user's name. */
export const authenticate = createMiddleware<AccountEnv>(async (c, next) => {
  const { db, now } = c.get("services");
  const token = /^Bearer ([\w-]{43})$/.exec(c.req.header("authorization") ?? "")?.[1];
  const session = token && (await findSession(db, token, now()));
  if (!session) throw new AppError(401, "Sessão encerrada. Entre novamente.");
  c.set("session", session);
  return next();
});

/** Lets users with a first-access or generated password do nothing but choose a new one. */
export const requireOwnPassword = createMiddleware<AccountEnv>((c, next) => {
  if (c.get("session").user.requirePasswordChange) throw new AppError(403, "Troque sua senha para continuar");
  return next();
});

/** Hands a company route its own company's data. This is the only maker of a CompanyId. */
export const enterCompany = createMiddleware<AccountEnv & CompanyEnv>((c, next) => {
  const { user, revision } = c.get("session");
  if (user.companyId === null || revision === null) {
    throw new AppError(403, "Acesso restrito a usuários de empresa");
  }
  const companyId = user.companyId as CompanyId;
  const { companies, listCache, listReads, statistics, limits, inBackground, now } = c.get("services");
  c.set("data", new CompanyData(companies, companyId, user.id, now()));
  c.set("listContext", { listCache, listReads, companyId, revision });
  c.set("limits", limits);
  c.set("noteGrowth", () => inBackground(statistics.gather()));
  return next();
});

export const requireAdmin = createMiddleware<AdminEnv>((c, next) => {
  if (c.get("session").user.role !== "admin_system") {
    throw new AppError(403, "Acesso restrito a administradores do sistema");
  }
  return next();
});
