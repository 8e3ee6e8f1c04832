import type pg from "pg";

/** Formats a connection as `DATABASE_URL`, for another process to open. */
export function databaseUrl({ host, port, user, password, database }: pg.ClientConfig): string {
  const url = new URL(`postgres://localhost/${database}`);
  // As parameters: the host may be the folder of a socket.
  for (const [name, value] of Object.entries({ host, port, user, password }))
    if (value) url.searchParams.set(name, String(value));
  return url.href;
}
