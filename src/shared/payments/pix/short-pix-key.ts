/**
 * A Pix key as far as it may be written where it is not needed: enough to tell two of one's own apart. "•••0000",
 * "b•••@bar.com.br"; "nenhuma" where there is none.
 */
export function shortPixKey(key: string | null): string {
  if (key === null) return "nenhuma";
  const at = key.indexOf("@");
  return at > 0 ? `${key.slice(0, 1)}•••${key.slice(at)}` : `•••${key.slice(-4)}`;
}
