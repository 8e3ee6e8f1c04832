import { localDay } from "./local-day.ts";

const LONGEST_NAME = 50;

/** What some system refuses in a file name, hides from the eye or reads as part of a path. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** "relatorio-Casamento da Ana-25-12-2026.txt": it opens on every system, whatever the event is called. */
export function reportFileName(event: { name: string; date: string }): string {
  const [year, month, day] = localDay(event.date).split("-");
  const cleaned = event.name.normalize("NFC").replace(UNSAFE, " ").replace(/\s+/g, " ").trim();
  const short = Array.from(cleaned).slice(0, LONGEST_NAME).join("").trim() || "evento";
  // The words around it keep a name that is reserved somewhere, or begins with a dot, from standing alone.
  return `relatorio-${short}-${day}-${month}-${year}.txt`;
}
