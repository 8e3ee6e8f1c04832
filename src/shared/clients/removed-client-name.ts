/** Names a removed client by its number, and by its name until that is wiped too. */
export const removedClientName = (id: number, name: string | null | undefined): string =>
  name ? `Cliente ID ${id} · ${name} (removido)` : `Cliente ID ${id}`;
