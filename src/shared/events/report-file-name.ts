import { dayIn } from "#shared/time/clock.ts";
import type { TimeZone } from "#shared/time/time-zones.ts";

/** Keeps the whole file name within 100 characters. */
const MOST_CHARACTERS = 75;
/** File systems allow 255 bytes, and an emoji takes at least four of them. */
const MOST_BYTES = 230;

/** Characters that some system refuses in a file name, hides, or reads as part of a path. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** "relatorio-Casamento da Ana-25-12-2026.txt": valid on every system, whatever the event's name. */
export function reportFileName(event: { name: string; date: string }, timeZone: TimeZone): string {
  const [year, month, day] = dayIn(event.date, timeZone).split("-");
  const cleaned = event.name.normalize("NFC").replace(UNSAFE, " ").replace(/\s+/g, " ").trim();
  const short = shortened(cleaned) || "evento";
  // The fixed words keep a reserved name or a leading dot from standing alone.
  return `relatorio-${short}-${day}-${month}-${year}.txt`;
}

/** Cuts after a word; a single word that is too long is cut inside. */
function shortened(name: string): string {
  const characters = Array.from(name);
  let length = Math.min(characters.length, MOST_CHARACTERS);
  while (bytesIn(characters.slice(0, length).join("")) > MOST_BYTES) length--;
  const start = characters.slice(0, length).join("");
  const isBetweenWords = length === characters.length || characters[length] === " ";
  return isBetweenWords ? start : start.replace(/ [^ ]*$/, "");
}

const bytesIn = (text: string) => new TextEncoder().encode(text).length;
