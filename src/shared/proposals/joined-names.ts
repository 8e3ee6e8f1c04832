const conjunction = new Intl.ListFormat("pt-BR", { style: "long", type: "conjunction" });

/** "Ana", "Ana e Bruno", "Ana, Bruno e Célia"; without a name "cliente". */
export const joinedNames = (names: readonly string[]): string =>
  names.length === 0 ? "cliente" : conjunction.format(names);
