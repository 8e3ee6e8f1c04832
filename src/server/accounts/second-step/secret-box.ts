import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const KEY_FILE = "second-step.key";

/** True for a problem of a file operation with this code. */
const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/**
 * Seals the secrets of authenticator apps with a key that is not in the database: that of the environment, or of a file
 * in the data folder, which is made when it is first needed.
 */
export class SecretBox {
  readonly #given: string | undefined;
  readonly #dataDir: string;
  #key: Buffer | undefined;

  constructor({ secondStepKey, dataDir }: { secondStepKey?: string; dataDir: string }) {
    this.#given = secondStepKey;
    this.#dataDir = dataDir;
  }

  /** The owner is part of the seal: a secret that is moved to another account does not open there. */
  seal(secret: Uint8Array, owner: number): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv("aes-256-gcm", this.#readKey(), iv).setAAD(Buffer.from(`${owner}`));
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    const parts = [iv, sealed, cipher.getAuthTag()];
    return [this.#keyName(), ...parts.map((part) => part.toString("base64url"))].join(".");
  }

  /** Undefined if another key sealed it. */
  open(text: string, owner: number): Buffer | undefined {
    const [keyName, iv = "", sealed = "", tag = ""] = text.split(".");
    if (keyName !== this.#keyName()) return undefined;
    const bytes = (part: string) => Buffer.from(part, "base64url");
    const decipher = createDecipheriv("aes-256-gcm", this.#readKey(), bytes(iv))
      .setAAD(Buffer.from(`${owner}`))
      .setAuthTag(bytes(tag));
    return Buffer.concat([decipher.update(bytes(sealed)), decipher.final()]);
  }

  #keyName = () =>
    createHash("sha256").update("name").update(this.#readKey()).digest("base64url").slice(0, 8);

  #readKey(): Buffer {
    this.#key ??= createHash("sha256")
      .update(this.#given ?? this.#readFile())
      .digest();
    return this.#key;
  }

  #readFile(): string {
    const path = join(this.#dataDir, KEY_FILE);
    try {
      return readFileSync(path, "utf8");
    } catch (error) {
      if (!hasCode(error, "ENOENT")) throw error;
    }
    mkdirSync(this.#dataDir, { recursive: true, mode: 0o700 });
    const draft = join(this.#dataDir, `${KEY_FILE}.${randomUUID()}`);
    writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
    try {
      // Whole or not at all; of several processes at once the first one makes it.
      linkSync(draft, path);
    } catch (error) {
      if (!hasCode(error, "EEXIST")) throw error;
    } finally {
      rmSync(draft);
    }
    return readFileSync(path, "utf8");
  }
}
