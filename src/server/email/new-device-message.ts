import { eq } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { companies, devices, users } from "#server/db/schema/accounts.ts";
import type { emails } from "#server/db/schema/emails.ts";
import { browserText } from "#shared/accounts/browser-name.ts";
import { doneAtText } from "#shared/events/times-text.ts";
import { SAO_PAULO } from "#shared/time/time-zones.ts";
import type { MessageContent } from "./layout.ts";

export const NEW_DEVICE_TITLE = "Novo acesso";

/** Reads the browser of a sign-in; none if it was forgotten meanwhile. */
export async function readNewDevice(
  db: Database,
  { deviceId, createdAt }: Pick<typeof emails.$inferSelect, "deviceId" | "createdAt">,
) {
  const { browser, system, address, endToken } = devices;
  const [found] = await db
    .select({ browser, system, address, endToken, timeZone: companies.timeZone })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(devices.id, deviceId ?? 0));
  return found && { ...found, timeZone: found.timeZone ?? SAO_PAULO, at: createdAt.toISOString() };
}

type NewDevice = NonNullable<Awaited<ReturnType<typeof readNewDevice>>>;

/** The browser's name is one of a few: nothing of what it says of itself is written. */
export const newDeviceContent = (device: NewDevice, link: string): MessageContent => ({
  title: NEW_DEVICE_TITLE,
  paragraphs: [
    `Alguém entrou na sua conta com um navegador novo: ${browserText(device)}, pelo endereço ${device.address}, em ${doneAtText(device.at, device.timeZone)}.`,
    "Se foi você, não precisa fazer nada. Se não foi, encerre esse acesso e troque a sua senha.",
  ],
  action: { label: "Encerrar esse acesso", link },
  footnote: "Você recebe esta mensagem na primeira vez que um navegador entra na sua conta.",
});
