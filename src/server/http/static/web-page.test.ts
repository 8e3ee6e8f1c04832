import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { webPage } from "./web-page.ts";

const folder = mkdtempSync(join(tmpdir(), "balcao-web-"));
const page = () => webPage(join(folder, "web"), { isHttps: false });

beforeAll(() => {
  mkdirSync(join(folder, "web/assets"), { recursive: true });
  writeFileSync(join(folder, "web/index.html"), '<meta property="csp-nonce" nonce="__CSP_NONCE__">');
  writeFileSync(join(folder, "web/assets/app-1a2b.js"), "1");
  writeFileSync(join(folder, "web/favicon.svg"), "<svg/>");
  writeFileSync(join(folder, "secret.txt"), "segredo");
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(["/", "/index.html", "/estoque", "/reset-password?token=abc", "/admin/users"])(
  "%s is the page, with a nonce of its own",
  async (path) => {
    const [first, second] = [await page().request(path), await page().request(path)];
    const [html, other] = [await first.text(), await second.text()];
    expect(first.status).toBe(200);
    const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(nonce).toHaveLength(24);
    expect(other).not.toContain(nonce);
    const policy = first.headers.get("content-security-policy");
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain("unsafe");
    expect(first.headers.get("cache-control")).toBe("no-cache");
    expect(first.headers.has("strict-transport-security")).toBe(false);
  },
);

test("hashed files are kept for ever, others are asked for again", async () => {
  const hashed = await page().request("/assets/app-1a2b.js");
  expect(hashed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(hashed.headers.get("content-type")).toContain("javascript");
  expect((await page().request("/favicon.svg")).headers.get("cache-control")).toBe("no-cache");
});

test("a file that the build left packed is sent so to who takes it", async () => {
  const ask = (encoding: string) =>
    page().request("/assets/app-1a2b.js", { headers: { "accept-encoding": encoding } });
  for (const [ending, encoding] of [
    ["br", "br"],
    ["gz", "gzip"],
  ] as const) {
    writeFileSync(join(folder, `web/assets/app-1a2b.js.${ending}`), ending);
    const packed = await ask(encoding);
    expect(await packed.text()).toBe(ending);
    expect(packed.headers.get("content-encoding")).toBe(encoding);
    expect(packed.headers.get("content-type")).toContain("javascript");
    expect(packed.headers.get("vary")).toBe("Accept-Encoding");
    expect(packed.headers.get("cache-control")).toContain("immutable");
    rmSync(join(folder, `web/assets/app-1a2b.js.${ending}`));
  }
  expect(await (await ask("identity")).text()).toBe("1");
});

test.each([
  "/assets/gone.js",
  "/assets/",
  "/favicon.ico",
  "/.env",
  "/.git/config",
  "/../secret.txt",
  "/..%2fsecret.txt",
  "/%2e%2e/secret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/assets/app-1a2b.js.map",
])("%s is not there", async (path) => {
  const response = await page().request(path);
  expect(await response.text()).not.toContain("segredo");
  expect(response.status).toBe(404);
});

test("over https the page asks for everything over https", async () => {
  const response = await webPage(join(folder, "web"), { isHttps: true }).request("/");
  expect(response.headers.get("content-security-policy")).toContain("upgrade-insecure-requests");
});
