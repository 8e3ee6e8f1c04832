/** Code that is fetched on first use and cached. A failed fetch is tried again. */
export function cachedImport<Name extends string, Part>(
  name: Name,
  fetch: () => Promise<Record<Name, Part>>,
) {
  let part: Part | undefined;
  return {
    now: () => part,
    load: async () => {
      part ??= (await fetch())[name];
      return part;
    },
  };
}
