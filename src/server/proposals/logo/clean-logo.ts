import { cleanJpeg, isJpeg } from "./clean-jpeg.ts";
import { cleanPng } from "./clean-png.ts";
import { cleanSvg } from "./clean-svg.ts";
import { LogoProblem, MOST_LOGO_BYTES, TOO_MANY_BYTES, UNKNOWN_FORMAT } from "./logo-problem.ts";
import { isPng } from "./png-chunks.ts";

export type LogoType = "image/png" | "image/jpeg" | "image/svg+xml";

/** An image that can run nothing and tells nothing but what it shows. Its size is in pixels, as it is shown. */
export type Logo = { type: LogoType; bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

/** Cleans an uploaded image, whose format is told by its bytes alone; otherwise says in a sentence what is wrong. */
export async function cleanLogo(upload: Uint8Array): Promise<Logo | { problem: string }> {
  try {
    if (upload.length > MOST_LOGO_BYTES) throw new LogoProblem(TOO_MANY_BYTES);
    const logo = await cleaned(Buffer.from(upload));
    if (logo.bytes.length > MOST_LOGO_BYTES) throw new LogoProblem(TOO_MANY_BYTES);
    return { ...logo, bytes: new Uint8Array(logo.bytes) };
  } catch (error) {
    if (error instanceof LogoProblem) return { problem: error.message };
    throw error;
  }
}

async function cleaned(bytes: Buffer): Promise<Logo> {
  if (isPng(bytes)) return { type: "image/png", ...(await cleanPng(bytes)) } as Logo;
  if (isJpeg(bytes)) return { type: "image/jpeg", ...cleanJpeg(bytes) } as Logo;
  if (startsAsXml(bytes)) return { type: "image/svg+xml", ...cleanSvg(bytes) } as Logo;
  throw new LogoProblem(UNKNOWN_FORMAT);
}

/** After a byte order mark and white space. */
const startsAsXml = (bytes: Buffer) => /^(?:\xef\xbb\xbf)?\s*</.test(bytes.toString("latin1", 0, 1000));
