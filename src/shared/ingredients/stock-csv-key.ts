/** What a file knows an ingredient by: its name, whatever its accents, case and spacing. */
export const stockCsvKey = (name: string): string =>
  name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim().replace(/\s+/g, " ");
