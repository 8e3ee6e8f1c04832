import { eq } from "drizzle-orm";
import { encodeQR } from "qr";
import type { Database } from "#server/db/database.ts";
import { companies } from "#server/db/schema/accounts.ts";
import { events } from "#server/db/schema/events.ts";
import { inquirySettings } from "#server/db/schema/inquiries.ts";
import { eventTeamLinks } from "#server/db/schema/night.ts";
import { proposals } from "#server/db/schema/proposals.ts";
import { DEMO_LOGIN } from "./demo-company.ts";
import { demoTonight } from "./demo-night.ts";

/** Ten minutes through the product as those without an account see it: three links, each with its QR code. */
export async function demoPath(db: Database, publicUrl: string): Promise<string[]> {
  const ofDemo = eq(companies.email, DEMO_LOGIN.email);
  const [asked] = await db
    .select({ token: inquirySettings.token })
    .from(inquirySettings)
    .innerJoin(companies, eq(companies.id, inquirySettings.companyId))
    .where(ofDemo);
  const offered = await db
    .select({ token: proposals.token, state: proposals.state, validUntil: proposals.validUntil })
    .from(proposals)
    .innerJoin(companies, eq(companies.id, proposals.companyId))
    .where(ofDemo)
    .orderBy(proposals.id);
  const [shared] = await db
    .select({ token: eventTeamLinks.token })
    .from(eventTeamLinks)
    .innerJoin(events, eq(events.id, eventTeamLinks.eventId))
    .where(eq(events.name, demoTonight.name));
  const open = offered.filter(({ state }) => state === "enviada");
  const proposal = open.toSorted((a, b) => b.validUntil.localeCompare(a.validUntil))[0];
  const stops = [
    ["1. A página de pedidos, que um cliente abre pelo Instagram", asked && `/o/${asked.token}`],
    ["2. A proposta, que o cliente lê e aceita no celular", proposal && `/p/${proposal.token}`],
    ["3. O link da equipe, com que um freelancer conta sem login", shared && `/t/${shared.token}`],
  ] as const;
  return [
    "",
    "  Dez minutos de Balcão, fora do login:",
    ...stops.flatMap(([title, path]) =>
      path ? ["", `  ${title}`, `  ${publicUrl}${path}`, ...codeOf(publicUrl + path)] : [],
    ),
  ];
}

const codeOf = (link: string): string[] =>
  encodeQR(link, "ascii")
    .split("\n")
    .filter(Boolean)
    .map((line) => `  ${line}`);
