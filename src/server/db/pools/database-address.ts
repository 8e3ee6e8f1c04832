export const DATABASE_URL_WRONG =
  "DATABASE_URL deve ser um endereço como postgres://usuario:senha@servidor:5432/balcao, com um servidor ou vários (um:5432,outro:5432).";

/** What `DATABASE_URL` says: each host as an address of its own, in their order. */
export type DatabaseAddress = { urls: [string, ...string[]]; needsPrimary: boolean };

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([^?#]*)(?:\?(.*))?$/i;
/** Those of libpq's that mean a server that may be written to. */
const WRITABLE_SESSIONS = new Set(["read-write", "primary"]);

/**
 * Reads an address as libpq does, with one host or several: `postgres://user@one:5432,two:5433/balcao`, or the hosts and
 * ports as parameters. Undefined if it is none. Of several hosts the product needs the one that may be written to.
 */
export function parseDatabaseAddress(text: string): DatabaseAddress | undefined {
  const [, login = "", authority = "", path = "", query = ""] = PARTS.exec(text) ?? [];
  if (!login) return undefined;
  const params = new URLSearchParams(query);
  const session = params.get("target_session_attrs") ?? "any";
  params.delete("target_session_attrs");
  const places = params.get("host")?.includes(",") ? listedHosts(params) : authority.split(",");
  if (!places || (session !== "any" && !WRITABLE_SESSIONS.has(session))) return undefined;
  const isMany = places.length > 1;
  if (isMany && places.includes("")) return undefined;
  const rest = params.size > 0 ? `?${params.toString()}` : "";
  const urls = places.map((place) => `${login}${place}${path}${rest}`);
  if (!urls.every((url) => URL.canParse(url))) return undefined;
  return { urls: urls as [string, ...string[]], needsPrimary: isMany || WRITABLE_SESSIONS.has(session) };
}

/** Takes hosts and ports out of the parameters. One port is that of every host. */
function listedHosts(params: URLSearchParams): string[] | undefined {
  const hosts = params.get("host")?.split(",") ?? [];
  const ports = params.get("port")?.split(",") ?? [""];
  if (ports.length !== 1 && ports.length !== hosts.length) return undefined;
  params.delete("host");
  params.delete("port");
  return hosts.map((host, n) => {
    const port = ports.length === 1 ? ports[0] : ports[n];
    // Folders of sockets would need a parameter each; they are of one machine, which does not fail over.
    return `${host.includes(":") ? `[${host}]` : host}${port ? `:${port}` : ""}`;
  });
}
