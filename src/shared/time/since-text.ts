import { formatCount } from "#shared/numbers/format.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "agora", "há 5 min", "há 2 h", "há 3 dias" */
export function sinceText(moment: string | null, now: Date): string {
  const passed = now.getTime() - Date.parse(moment ?? "");
  if (!(passed >= MINUTE)) return "agora";
  if (passed < HOUR) return `há ${Math.floor(passed / MINUTE)} min`;
  if (passed < DAY) return `há ${Math.floor(passed / HOUR)} h`;
  return `há ${formatCount(Math.floor(passed / DAY), "dia", "dias")}`;
}
