export type EditorPart = "details" | "drinks" | "price" | "shopping";

export function partOf(path: string): EditorPart {
  if (/^(pricing|charges|durationMinutes)/.test(path)) return "price";
  return /^(drinks|supplies)/.test(path) ? "drinks" : "details";
}

/** The index of the drink whose lines contain the field of a path, if any. */
export function drinkIndexOf(path: string): number | undefined {
  const [, index] = /^drinks\.(\d+)\.ingredients\./.exec(path) ?? [];
  return index && partOf(path) === "drinks" ? Number(index) : undefined;
}

/** The path of the first field with an error in form order; an error of a list has the list's path. */
export const firstWrongField = (errors: unknown): string | undefined => wrongFields(errors)[0];

/** The editor parts with errors. */
export function wrongParts(errors: object): Set<EditorPart> {
  const fields = Object.entries(errors).flatMap(([field, error]) => {
    if (field === "root") return [];
    const within = wrongFields(error, field);
    return within.length > 0 ? within : [field];
  });
  return new Set(fields.map(partOf));
}

const LATER = ["drinks", "supplies", "pricing", "charges", "durationMinutes"];

function wrongFields(errors: unknown, path = ""): string[] {
  if (typeof errors !== "object" || errors === null) return [];
  if ("message" in errors && typeof errors.message === "string") return [path];
  // Plan and price come last: they are in later parts.
  const place = (key: string) => LATER.indexOf(key);
  const inOrder = Object.entries(errors).sort(([a], [b]) => place(a) - place(b));
  return inOrder.flatMap(([key, value]) =>
    key === "ref" || key === "root" ? [] : wrongFields(value, path ? `${path}.${key}` : key),
  );
}
