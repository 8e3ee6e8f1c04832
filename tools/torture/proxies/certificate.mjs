import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A certificate of its own for this name, made with openssl. `spki` is the hash by which Chromium accepts its key.
 * @param {string} folder @param {string} hostName
 */
export function makeCertificate(folder, hostName) {
  const [file, keyFile] = [join(folder, "fullchain.pem"), join(folder, "privkey.pem")];
  const request = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const subject = ["-days", "2", "-subj", `/CN=${hostName}`, "-addext", `subjectAltName=DNS:${hostName}`];
  const run = (/** @type {string[]} */ args, /** @type {Buffer} */ input = Buffer.of()) =>
    execFileSync("openssl", args, { input, stdio: ["pipe", "pipe", "ignore"] });
  run([...request, ...subject, "-keyout", keyFile, "-out", file]);
  const publicKey = run(["pkey", "-in", keyFile, "-pubout", "-outform", "DER"]);
  const spki = run(["dgst", "-sha256", "-binary"], publicKey).toString("base64");
  return { file, keyFile, pem: readFileSync(file, "utf8"), spki };
}

/** @typedef {ReturnType<typeof makeCertificate>} Certificate */
