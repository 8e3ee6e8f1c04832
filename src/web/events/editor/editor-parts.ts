export type EditorPart = "details" | "drinks" | "shopping" | "stock";

/** Where the field of a path is to be found. */
export function partOf(path: string): EditorPart {
  if (path.endsWith(".returnQuantity")) return "stock";
  return path.startsWith("drinks") ? "drinks" : "details";
}

/** Among the lines of which drink the field of a path is to be found, if it is there. */
export function drinkAround(path: string): number | undefined {
  const [, index] = /^drinks\.(\d+)\.ingredients\./.exec(path) ?? [];
  return index && partOf(path) === "drinks" ? Number(index) : undefined;
}

/** The path of the first field that has a message, in the order of the form; that of a list is the list's own. */
export const firstWrongField = (errors: unknown): string | undefined => wrongFields(errors)[0];

/** The parts in which something is wrong: what came back stands in another one than the drinks it is of. */
export function wrongParts(errors: object): Set<EditorPart> {
  const fields = Object.entries(errors).flatMap(([field, error]) => {
    if (field === "root") return [];
    const within = wrongFields(error, field);
    return within.length > 0 ? within : [field];
  });
  return new Set(fields.map(partOf));
}

function wrongFields(errors: unknown, path = ""): string[] {
  if (typeof errors !== "object" || errors === null) return [];
  if ("message" in errors && typeof errors.message === "string") return [path];
  // What is wrong with the drinks comes last: they stand in the second part.
  const inOrder = Object.entries(errors).sort(([a], [b]) => Number(a === "drinks") - Number(b === "drinks"));
  return inOrder.flatMap(([key, value]) =>
    key === "ref" || key === "root" ? [] : wrongFields(value, path ? `${path}.${key}` : key),
  );
}
