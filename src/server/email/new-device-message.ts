import { asc, eq } from "drizzle-orm";
import { isGathered, isGathering } from "#server/accounts/devices/tell-of-device.ts";
import type { Database } from "#server/db/database.ts";
import { companies, devices, users } from "#server/db/schema/accounts.ts";
import type { emails } from "#server/db/schema/emails.ts";
import { browserText } from "#shared/accounts/browser-name.ts";
import { doneAtText } from "#shared/events/times-text.ts";
import { SAO_PAULO, type TimeZone } from "#shared/time/time-zones.ts";
import type { MessageContent } from "./layout.ts";

export const NEW_DEVICE_TITLE = "Novo acesso";

/** Browsers that a gathered message names; of the others it tells the number. */
const MOST_NAMED = 5;

type Device = Pick<typeof devices.$inferSelect, "browser" | "system" | "address" | "endToken" | "createdAt">;

/** New browsers of an account, the first one first. */
type NewDevices = { found: [Device, ...Device[]]; timeZone: TimeZone; accountPath: string };

/** Reads the browsers of a message; none if they were forgotten meanwhile. */
export async function readNewDevices(
  db: Database,
  { deviceId, createdAt: at }: Pick<typeof emails.$inferSelect, "deviceId" | "createdAt">,
): Promise<NewDevices | undefined> {
  const [first] = await db
    .select({ device: devices, role: users.role, timeZone: companies.timeZone })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(devices.id, deviceId ?? 0));
  if (!first) return undefined;
  const { device } = first;
  const told = { userId: device.userId, deviceId: device.id, at };
  const gathered = (await isGathering(db, told))
    ? await db.select().from(devices).where(isGathered(told)).orderBy(asc(devices.id))
    : [];
  return {
    found: [device, ...gathered.slice(1)],
    timeZone: first.timeZone ?? SAO_PAULO,
    accountPath: first.role === "admin_system" ? "/admin/conta" : "/conta",
  };
}

/** Where one browser is ended by a button, or several are seen. */
export const newDevicesPath = ({ found, accountPath }: NewDevices): string =>
  found.length === 1 ? `/acesso/${found[0].endToken}` : accountPath;

/** The browser's name is one of a few: nothing of what it says of itself is written. */
export function newDevicesContent({ found, timeZone }: NewDevices, link: string): MessageContent {
  const described = found
    .slice(0, MOST_NAMED)
    .map(
      (device) =>
        `${browserText(device)}, pelo endereço ${device.address}, em ${doneAtText(device.createdAt.toISOString(), timeZone)}.`,
    );
  const footnote = "Você recebe esta mensagem na primeira vez que um navegador entra na sua conta.";
  if (found.length === 1) {
    return {
      title: NEW_DEVICE_TITLE,
      paragraphs: [
        `Alguém entrou na sua conta com um navegador novo: ${described[0]}`,
        "Se foi você, não precisa fazer nada. Se não foi, encerre esse acesso e troque a sua senha.",
      ],
      action: { label: "Encerrar esse acesso", link },
      footnote,
    };
  }
  const rest = found.length - described.length;
  return {
    title: `${found.length} novos acessos`,
    paragraphs: [
      `Alguém entrou na sua conta com ${found.length} navegadores novos em poucos minutos:`,
      ...described,
      ...(rest > 0 ? [`E mais ${rest}.`] : []),
      "Se foi você, não precisa fazer nada. Se não foi, troque a sua senha: isso encerra todos os outros acessos.",
    ],
    action: { label: "Ver meus aparelhos", link },
    footnote,
  };
}
