import { localDay } from "./local-day.ts";

/** With the words and the date around it, a file name of 100. */
const MOST_CHARACTERS = 75;
/** No file system takes more than 255 for the whole, and a drawn character has four of them. */
const MOST_BYTES = 230;

/** What some system refuses in a file name, hides from the eye or reads as part of a path. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** "relatorio-Casamento da Ana-25-12-2026.txt": it opens on every system, whatever the event is called. */
export function reportFileName(event: { name: string; date: string }): string {
  const [year, month, day] = localDay(event.date).split("-");
  const cleaned = event.name.normalize("NFC").replace(UNSAFE, " ").replace(/\s+/g, " ").trim();
  const short = shortened(cleaned) || "evento";
  // The words around it keep a name that is reserved somewhere, or begins with a dot, from standing alone.
  return `relatorio-${short}-${day}-${month}-${year}.txt`;
}

/** Cut after a word; only one that is longer than all the room is cut inside. */
function shortened(name: string): string {
  const characters = Array.from(name);
  let length = Math.min(characters.length, MOST_CHARACTERS);
  while (bytesIn(characters.slice(0, length).join("")) > MOST_BYTES) length--;
  const start = characters.slice(0, length).join("");
  const isBetweenWords = length === characters.length || characters[length] === " ";
  return isBetweenWords ? start : start.replace(/ [^ ]*$/, "");
}

const bytesIn = (text: string) => new TextEncoder().encode(text).length;
