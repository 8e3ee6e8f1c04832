/** Error codes of the file system, in words. */
const PROBLEMS: Record<string, string> = {
  EACCES: "sem permissão",
  EPERM: "sem permissão",
  EROFS: "o disco é somente leitura",
  ENOSPC: "o disco está cheio",
  EDQUOT: "a cota de disco acabou",
  EFBIG: "o arquivo ficou grande demais",
  EIO: "o disco falhou",
  EEXIST: "já existe um arquivo com esse nome",
  ENOENT: "a pasta não existe",
  ENOTDIR: "parte do caminho é um arquivo, não uma pasta",
  EISDIR: "é uma pasta, não um arquivo",
  ERR_FS_EISDIR: "é uma pasta, não um arquivo",
  ELOOP: "o caminho passa por um atalho que não leva a um arquivo",
  ENAMETOOLONG: "o nome é longo demais",
  EMFILE: "há arquivos demais abertos",
  ENFILE: "há arquivos demais abertos",
};

/** Explains an error of the file system; undefined for any other, such as a socket's with the same code. */
export function fileProblem(error: unknown): string | undefined {
  const { code = "", syscall, cause } = error as NodeJS.ErrnoException;
  if (cause instanceof Error) return fileProblem(cause);
  return syscall === "connect" ? undefined : PROBLEMS[code];
}
