/**
 * Reads a Pix code independently of the code that writes it: by the tables of the central bank's manual, with a
 * checksum that works on one bit at a time. Throws on anything that is not exactly as the manual has it.
 */
export function parsePixCode(code: string) {
  const fields = parseFields(code);
  const account = parseFields(take(fields, "26"));
  const additional = parseFields(take(fields, "62"));
  const read = {
    key: take(account, "01"),
    receiverName: take(fields, "59"),
    city: take(fields, "60"),
    amount: take(fields, "54"),
    txid: take(additional, "05"),
  };
  demand(take(account, "00").toLowerCase() === "br.gov.bcb.pix", "the account is one of Pix");
  demand(take(fields, "00") === "01", "the format is version 1");
  demand(take(fields, "52") === "0000", "the merchant has no category");
  demand(take(fields, "53") === "986", "the currency is the real");
  demand(take(fields, "58") === "BR", "the country is Brazil");
  demand(take(fields, "63") === checksum(code.slice(0, -4)), "the checksum is right");
  demand(fields.size + account.size + additional.size === 0, "nothing else is in it");
  demand(/^[ -~]+$/.test(code), "all of it is ASCII");
  return read;
}

function parseFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  let [rest, before] = [text, ""];
  while (rest !== "") {
    const [whole, tag = "", length = ""] = /^(\d\d)(\d\d)/.exec(rest) ?? [];
    demand(whole !== undefined && tag > before, `"${rest}" begins with a tag above ${before}`);
    const value = rest.slice(4, 4 + Number(length));
    demand(value.length === Number(length) && value !== "", `the field ${tag} is whole`);
    fields.set(tag, value);
    [rest, before] = [rest.slice(4 + value.length), tag];
  }
  return fields;
}

function take(fields: Map<string, string>, tag: string): string {
  const value = fields.get(tag);
  fields.delete(tag);
  if (value === undefined) throw new Error(`The field ${tag} is missing`);
  return value;
}

/** Divides the bits of the text, followed by sixteen zeros, by x¹⁶ + x¹² + x⁵ + 1. */
function checksum(text: string): string {
  const bits = Array.from(text, (character) => character.charCodeAt(0).toString(2).padStart(8, "0")).join("");
  const divisor = "10001000000100001";
  const rest = Array.from(`${bits}${"0".repeat(16)}`, Number);
  // The initial value 0xFFFF inverts the first sixteen bits.
  for (let place = 0; place < 16; place++) rest[place] = 1 - (rest[place] ?? 0);
  for (let place = 0; place < bits.length; place++) {
    if (rest[place] === 0) continue;
    for (let step = 0; step < 17; step++) {
      rest[place + step] = (rest[place + step] ?? 0) ^ Number(divisor[step]);
    }
  }
  return Number.parseInt(rest.slice(-16).join(""), 2).toString(16).toUpperCase().padStart(4, "0");
}

function demand(isMet: boolean, what: string): void {
  if (!isMet) throw new Error(`Not so: ${what}`);
}
