import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { runCommand } from "../../../scripts/child-process.mjs";
import { freePort } from "../../../scripts/start-product.mjs";

const deploy = join(import.meta.dirname, "../../../deploy");
const PATIENCE = 15_000;
/** The name that the files of deploy/ stand for. */
export const HOST_NAME = "balcao.example.com.br";

/**
 * @typedef {{ httpPort: number, httpsPort: number, productPort: number, certificate: import("./certificate.mjs").Certificate, folder: string }} Places
 * @typedef {{ name: string, binary: string, prepare: (places: Places) => { args: string[] } }} Kind
 */

/** Replaces what an operator replaces; a text that the file does not have is an error. @param {string} text @param {[what: RegExp, by: string][]} replacements */
function replaced(text, replacements) {
  for (const [what, by] of replacements) {
    if (!what.test(text)) throw new Error(`The file of deploy/ has no ${what}.`);
    text = text.replace(what, by);
  }
  return text;
}

/** nginx in the foreground, with all that it writes in one folder. @type {Kind} */
const nginx = {
  name: "nginx",
  binary: "nginx",
  prepare: ({ httpPort, httpsPort, productPort, certificate, folder }) => {
    const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
      all?.some(({ address }) => address === "::1"),
    );
    const own = replaced(readFileSync(join(deploy, "nginx.conf"), "utf8"), [
      [/127\.0\.0\.1:3000/g, `127.0.0.1:${productPort}`],
      [/listen 443/g, `listen 127.0.0.1:${httpsPort}`],
      [/listen 80;/g, `listen 127.0.0.1:${httpPort};`],
      [/.*listen \[::\]:443(.*)\n/g, hasIpv6 ? `listen [::1]:${httpsPort}$1\n` : ""],
      [/.*listen \[::\]:80(.*)\n/g, hasIpv6 ? `listen [::1]:${httpPort}$1\n` : ""],
      [/\/etc\/letsencrypt\/.*\/fullchain\.pem/g, certificate.file],
      [/\/etc\/letsencrypt\/.*\/privkey\.pem/g, certificate.keyFile],
    ]);
    writeFileSync(join(folder, "balcao.conf"), own);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    // What Debian's own nginx.conf says around such a file, with its compression on.
    const around = `
      ${process.getuid?.() === 0 ? "user www-data;" : ""}
      worker_processes 2; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
      events { worker_connections 768; }
      http {
        ${temporary.map((what) => `${what}_temp_path ${folder}/${what};`).join(" ")}
        access_log ${folder}/access.log; gzip on; gzip_types application/json;
        include ${folder}/balcao.conf;
      }`;
    writeFileSync(join(folder, "nginx.conf"), around);
    return { args: ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")] };
  },
};

/** Caddy, told its certificate instead of getting one. @type {Kind} */
const caddy = {
  name: "Caddy",
  binary: "caddy",
  prepare: ({ httpPort, httpsPort, productPort, certificate, folder }) => {
    const own = replaced(readFileSync(join(deploy, "Caddyfile"), "utf8"), [
      [/127\.0\.0\.1:3000/g, `127.0.0.1:${productPort}`],
      [/^balcao\.example\.com\.br \{$/m, `$&\n\ttls ${certificate.file} ${certificate.keyFile}`],
    ]);
    const options = `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n\tdefault_bind 127.0.0.1\n}\n`;
    writeFileSync(join(folder, "Caddyfile"), options + own);
    return { args: ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"] };
  },
};

export const kinds = [nginx, caddy];

/** True if this program is installed. @param {string} binary */
export const isInstalled = (binary) =>
  runCommand(binary, [binary === "openssl" ? "version" : binary === "nginx" ? "-v" : "version"], {
    isQuiet: true,
  }).then(
    () => true,
    () => false,
  );

/**
 * Starts a proxy with its file of deploy/ in front of a product.
 * @param {Kind} kind @param {Omit<Places, "folder"> & { folder: string }} places
 */
export async function startFront({ name, binary, prepare }, places) {
  const folder = join(places.folder, `${binary}-${places.httpsPort}`);
  mkdirSync(folder, { mode: 0o755 });
  const { args } = prepare({ ...places, folder });
  const child = spawn(binary, args, {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stdout.on("data", (text) => (printed += text));
  child.stderr.on("data", (text) => (printed += text));
  const exited = new Promise((resolve) => child.once("close", resolve));
  // SIGTERM lets nginx end its workers, which SIGKILL would leave behind.
  const kill = () => child.kill("SIGTERM");
  process.once("exit", kill);
  void exited.then(() => process.off("exit", kill));
  for (const deadline = Date.now() + PATIENCE; !(await accepts(places.httpsPort)); ) {
    if (child.exitCode !== null || Date.now() > deadline) {
      kill();
      throw new Error(`${name} did not start:\n${printed}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    name,
    ...places,
    folder,
    url: `https://${HOST_NAME}:${places.httpsPort}`,
    output: () => printed,
    stop: async () => {
      kill();
      await exited;
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startFront>>} Front */

export const twoPorts = async () => ({ httpPort: await freePort(), httpsPort: await freePort() });

/** @param {number} port @returns {Promise<boolean>} */
const accepts = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
