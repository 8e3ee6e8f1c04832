/** How the items of a list are told apart, and told. */
export type ListField<Item> = {
  keyOf: (item: Item) => number;
  nameOf: (item: Item) => string;
  /** The value of an item in one line. */
  textOf: (item: Item) => string;
};

type Lists<Item> = {
  /** As it was when the form opened. */
  before: readonly Item[];
  typed: readonly Item[];
  /** As somebody else has saved it. */
  now: readonly Item[];
};

export type ItemChange<Item> = {
  item: Item;
  isRemoved: boolean;
  /** Both have changed it: the typed one is kept. */
  isKept: boolean;
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Merges the items that somebody else has changed with those that were typed, item by item: of one that both changed
 * the typed one is kept. Undefined where an item stands in a list twice, and nobody knows which is which.
 */
export function mergeLists<Item>(
  { before, typed, now }: Lists<Item>,
  keyOf: (item: Item) => number,
): { items: Item[]; changes: ItemChange<Item>[] } | undefined {
  const [old, own, fresh] = [before, typed, now].map(
    (items) => new Map(items.map((item) => [keyOf(item), item])),
  );
  if (!old || !own || !fresh) return undefined;
  if (old.size !== before.length || own.size !== typed.length || fresh.size !== now.length) return undefined;
  const keys = new Set([...fresh.keys(), ...own.keys(), ...old.keys()]);
  const items: Item[] = [];
  const changes: ItemChange<Item>[] = [];
  for (const key of keys) {
    const [was, mine, theirs] = [old.get(key), own.get(key), fresh.get(key)];
    const isMine = !isSame(mine, was);
    const kept = isMine ? mine : theirs;
    if (kept !== undefined) items.push(kept);
    const told = theirs ?? was;
    if (told === undefined || isSame(theirs, was)) continue;
    changes.push({ item: told, isRemoved: theirs === undefined, isKept: isMine && !isSame(mine, theirs) });
  }
  return { items, changes };
}
