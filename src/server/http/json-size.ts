/** Limits that no payload of the product comes near; a recursive parser would overflow its stack much later. */
const DEEPEST = 20;
const MOST_VALUES = 100_000;

/** True if a JSON text nests too deep or has too many values to be worth parsing; one pass, without recursion. */
export function isTooLarge(text: string): boolean {
  let depth = 0;
  let values = 1;
  let isInString = false;
  for (let position = 0; position < text.length; position++) {
    const character = text[position];
    if (isInString) {
      if (character === "\\") position++;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === "[" || character === "{") depth++;
    else if (character === "]" || character === "}") depth--;
    else if (character === ",") values++;
    if (depth > DEEPEST || values > MOST_VALUES) return true;
  }
  return false;
}
