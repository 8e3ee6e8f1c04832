import type { HttpBindings } from "@hono/node-server";
import type { Session } from "#server/accounts/sessions.ts";
import type { CompanyData } from "#server/db/company/company-data.ts";
import type { ListContext } from "#server/http/cache/list-cache.ts";
import type { Limits } from "#server/http/limits/limited-work.ts";
import type { Logo } from "#server/proposals/logo/logo.ts";
import type { PdfBytes } from "#server/proposals/pdf/pdf-pool.ts";
import type { PdfOrder } from "#server/proposals/pdf/pdf-renderer.ts";
import type { Services } from "#server/start/services.ts";

type WithVariables<Variables> = { Bindings: HttpBindings; Variables: Variables };

/** Context of public routes. */
export type PublicEnv = WithVariables<{ services: Services; requestId?: string }>;

/** Context of routes for signed-in users, company user or system admin. */
export type AccountEnv = WithVariables<PublicEnv["Variables"] & { session: Session }>;

/** Context of company routes: its own company's data and nothing else. */
export type CompanyEnv = WithVariables<{
  data: CompanyData;
  listContext: ListContext;
  limits: Limits;
  /** Draws an uploaded logo anew, or throws a sentence about it. */
  drawLogo: (upload: Uint8Array) => Promise<Logo>;
  /** Makes the PDF of a proposal, in turn with other companies. */
  renderPdf: (order: Omit<PdfOrder, "companyId">) => Promise<PdfBytes>;
  /** Where the product is reached from outside, for links. */
  publicUrl: string;
  /** Refuses a user who has not proven lately who they are. */
  requireProof: () => void;
  /** Gives the user another name. */
  renameSelf: (name: string) => Promise<void>;
  /** Ends the second step and passkeys of somebody of the company; the sentence is for an unknown id. */
  endSecondStepOf: (userId: number, missing: string) => Promise<void>;
  /** Of the user who calls. */
  morningMail: { read: () => Promise<boolean>; write: (isWanted: boolean) => Promise<void> };
  /** Makes a link of an open invitation of the company. */
  makeInvitationLink: (invitationId: number) => Promise<string>;
  /** Called when many rows were added, to gather statistics. */
  noteGrowth: () => void;
  /** Called when a message was stored, to send it once the call is done. */
  noteMail: () => void;
}>;

/** Context of admin routes, which cross companies on purpose. */
export type AdminEnv = AccountEnv;
