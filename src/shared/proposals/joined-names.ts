/** "Ana", "Ana e Bruno", "Ana, Bruno e Célia"; without a name "cliente". */
export function joinedNames(names: readonly string[]): string {
  const last = names.at(-1) ?? "cliente";
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} e ${last}` : last;
}
