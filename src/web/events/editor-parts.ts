export type EditorPart = "details" | "drinks" | "shopping" | "stock";

/** Where the field of a path is to be found. */
export function partOf(path: string): EditorPart {
  if (path.endsWith(".returnQuantity")) return "stock";
  return path.startsWith("drinks") ? "drinks" : "details";
}

/** The path of the first field that has a message, in the order of the form; that of a list is the list's own. */
export function firstWrongField(errors: unknown, path = ""): string | undefined {
  if (typeof errors !== "object" || errors === null) return undefined;
  if ("message" in errors && typeof errors.message === "string") return path;
  // What is wrong with the drinks comes last: they stand in the second part.
  const inOrder = Object.entries(errors).sort(([a], [b]) => Number(a === "drinks") - Number(b === "drinks"));
  for (const [key, value] of inOrder) {
    if (key === "ref" || key === "root") continue;
    const found = firstWrongField(value, path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return undefined;
}
