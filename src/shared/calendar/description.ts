import { bytesIn, firstBytes } from "./content-line.ts";

/** Bytes of what calendars show below an event. */
const LONGEST = 500;
/** Bytes of the names of clients in it, of which most events have one. */
const LONGEST_CLIENTS = 150;
/** Bytes that drinks have at the least, however long the link is. */
const SHORTEST = 40;

type Described = {
  guestCount: string | false;
  /** The words before the names. */
  drinks: string;
  clients: string;
  drinkNames: readonly string[];
  clientNames: readonly string[];
  /** How many more there are. */
  otherDrinks: number;
  otherClients: number;
  link: string;
};

/** The description of an event: as many names as have room, and always the whole link. */
export function describedEvent(event: Described): string {
  const clients = namesAfter(event.clients, event.clientNames, event.otherClients, LONGEST_CLIENTS);
  const others = [event.guestCount, clients, event.link].filter(Boolean).join("\n");
  const room = Math.max(SHORTEST, LONGEST - bytesIn(others) - 1);
  const drinks = namesAfter(event.drinks, event.drinkNames, event.otherDrinks, room);
  return [event.guestCount, drinks, clients, event.link].filter(Boolean).join("\n");
}

/** "Drinks: Caipirinha, Mojito e mais 12" */
function namesAfter(word: string, names: readonly string[], others: number, most: number): string {
  const [first] = names;
  if (first === undefined) return "";
  const all = names.length + others;
  const ending = (shown: number) => (shown < all ? ` e mais ${all - shown}` : "");
  const start = `${word}: `;
  const room = most - bytesIn(start + ending(1));
  let text = start + (bytesIn(first) <= room ? first : `${firstBytes(first, room - 3)}…`);
  let shown = 1;
  for (const name of names.slice(1)) {
    const longer = `${text}, ${name}`;
    if (bytesIn(longer + ending(shown + 1)) > most) break;
    text = longer;
    shown++;
  }
  return text + ending(shown);
}
