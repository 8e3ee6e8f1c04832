import { inflateSync } from "node:zlib";

export type ReadPdf = {
  /** The text of each page, one line for each piece that was set. */
  pages: string[];
  /** The dictionaries of all objects, for a look at what else is there. */
  dictionaries: string;
};

/** Reads back what pdfmake writes: objects one after another, deflated streams, glyphs by their number. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const file = Buffer.from(bytes).toString("latin1");
  const objects = new Map<string, { dictionary: string; stream: string }>();
  for (const [, id = "", body = ""] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const [dictionary = "", data] = body.split(/\nstream\n/, 2);
    objects.set(id, { dictionary, stream: data === undefined ? "" : inflated(dictionary, data) });
  }
  const dictionaryOf = (id = "") => objects.get(id)?.dictionary ?? "";
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\n/.test(dictionary));
  return {
    pages: pages.map(({ dictionary }) => {
      const resources = dictionaryOf(/\/Resources (\d+) 0 R/.exec(dictionary)?.[1]);
      const fonts = new Map(
        [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id]) => {
          const unicode = /\/ToUnicode (\d+) 0 R/.exec(dictionaryOf(id))?.[1] ?? "";
          return [name, charactersOf(objects.get(unicode)?.stream ?? "")];
        }),
      );
      return textOf(objects.get(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1] ?? "")?.stream ?? "", fonts);
    }),
    dictionaries: [...objects.values()].map(({ dictionary }) => dictionary).join("\n"),
  };
}

function inflated(dictionary: string, data: string): string {
  const stream = data.replace(/\nendstream$/, "");
  if (!dictionary.includes("/FlateDecode")) return stream;
  return inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
}

/** The characters by the number of their glyph, from the ranges of a character map. */
function charactersOf(map: string): string[] {
  const characters: string[] = [];
  for (const [, first = "", list = ""] of map.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[(.*?)\]/g)) {
    for (const [offset, [, code = ""]] of [...list.matchAll(/<([\da-f ]*)>/g)].entries())
      characters[Number.parseInt(first, 16) + offset] = Buffer.from(code.replaceAll(" ", ""), "hex")
        .swap16()
        .toString("utf16le");
  }
  return characters;
}

function textOf(content: string, fonts: ReadonlyMap<string, string[]>): string {
  let characters: string[] = [];
  let text = "";
  for (const [, font, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font !== undefined) characters = fonts.get(font) ?? [];
    for (const [, codes = ""] of (glyphs ?? "").matchAll(/<([\da-f]*)>/g))
      for (const [code] of codes.matchAll(/.{4}/g)) text += characters[Number.parseInt(code, 16)] ?? "\ufffd";
    if (glyphs !== undefined) text += "\n";
  }
  return text;
}
