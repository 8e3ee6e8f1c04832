import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** The kind and length in front of a value, in as few bytes as they fit. */
function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 256) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
}

/** As much of CBOR (RFC 8949) as an authenticator writes. */
function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

type Options = { challenge: string };
type Made = { origin?: string; counter?: number; isVerified?: boolean };

/** A passkey in software: it makes and signs what a browser would send, and what a hostile one would. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #rpId: string;
  counter = 0;

  constructor(rpId = "localhost") {
    this.#rpId = rpId;
  }

  /** As it is stored (COSE). */
  get publicKey(): Buffer {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const bytes = (text: string) => Buffer.from(text, "base64url");
    return cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]),
    );
  }

  register({ challenge }: Options, { origin, isVerified }: Made = {}) {
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.publicKey,
    ]);
    const authData = Buffer.concat([this.#data(0x40, this.counter, isVerified), credential]);
    const attestation = new Map<string, Cbor>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData("webauthn.create", challenge, origin).toString("base64url"),
        attestationObject: cbor(attestation).toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  sign({ challenge }: Options, { origin, counter, isVerified }: Made = {}) {
    this.counter = counter ?? this.counter + 1;
    const client = clientData("webauthn.get", challenge, origin);
    const data = this.#data(0, this.counter, isVerified);
    const signature = sign("sha256", Buffer.concat([data, sha256(client)]), this.#keys.privateKey);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
      },
    };
  }

  #named() {
    const id = this.id.toString("base64url");
    return { id, rawId: id, type: "public-key" };
  }

  /** Present always, verified unless told otherwise. */
  #data(flags: number, counter: number, isVerified = true): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(this.#rpId), Buffer.from([flags | 0x01 | (isVerified ? 0x04 : 0)]), count]);
  }
}

const clientData = (type: string, challenge: string, origin = "http://localhost:3000") =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
