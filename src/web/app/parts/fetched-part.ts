/** A part of the page whose code is fetched when it is wanted, and memoizeByObject. What failed is fetched anew. */
export function fetchedPart<Name extends string, Part>(name: Name, fetch: () => Promise<Record<Name, Part>>) {
  let part: Part | undefined;
  return {
    now: () => part,
    load: async () => {
      part ??= (await fetch())[name];
      return part;
    },
  };
}
