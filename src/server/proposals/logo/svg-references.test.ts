import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DrawnLogo, drawLogo } from "./draw-logo.ts";
import { svgWith } from "./testing/sample-svg.ts";

describe("an SVG that refers to something else", () => {
  const folder = mkdtempSync(join(tmpdir(), "logo-"));
  const file = join(folder, "red.png");
  const asked: string[] = [];
  const listener = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end();
  });
  let remote: string;

  beforeAll(async () => {
    writeFileSync(join(folder, "red.svg"), svgWith('<rect id="r" width="100" height="50" fill="#f00"/>'));
    writeFileSync(join(folder, "red.css"), "rect { fill: #f00 }");
    writeFileSync(join(folder, "red.dtd"), '<!ENTITY e "red">');
    writeFileSync(file, await sharp(svgWith('<rect width="100" height="50" fill="#f00"/>')).png().toBuffer());
    await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
    remote = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`;
  });
  afterAll(() => {
    listener.close();
    rmSync(folder, { recursive: true });
  });

  const green = '<rect width="100" height="50" fill="#0f0"/>';
  const kinds = {
    image: (base: string) => svgWith(`${green}<image href="${base}red.png" width="100" height="50"/>`),
    "image by xlink": (base: string) =>
      svgWith(`${green}<image xlink:href="${base}red.png" width="100" height="50"/>`),
    feImage: (base: string) =>
      svgWith(
        `<filter id="f"><feImage href="${base}red.png"/></filter>${green}<g filter="url(#f)">${green}</g>`,
      ),
    copy: (base: string) => svgWith(`${green}<use href="${base}red.svg#r"/>`),
    pattern: (base: string) =>
      svgWith(`${green}<rect width="100" height="50" fill="url(${base}red.svg#r) #0f0"/>`),
    "style sheet": (base: string) => svgWith(`<style>@import url("${base}red.css");</style>${green}`),
    "style sheet before the root": (base: string) =>
      Buffer.concat([
        Buffer.from(`<?xml-stylesheet type="text/css" href="${base}red.css"?>`),
        svgWith(green),
      ]),
    XInclude: (base: string) =>
      svgWith(`${green}<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${base}red.svg"/>`),
    DTD: (base: string) =>
      Buffer.concat([Buffer.from(`<!DOCTYPE svg SYSTEM "${base}red.dtd">`), svgWith(green)]),
    entity: (base: string) =>
      Buffer.concat([
        Buffer.from(`<!DOCTYPE svg [<!ENTITY e SYSTEM "${base}red.svg">]>`),
        svgWith(`${green}<g>&e;</g>`),
      ]),
  };

  it.each(Object.entries(kinds))(
    "by %s is drawn without it or refused",
    { timeout: 60_000 },
    async (_, svg) => {
      for (const base of [pathToFileURL(`${folder}/`).href, `${folder}/`, remote]) {
        const answer = await drawLogo(svg(base));
        if ("problem" in answer) expect(answer).toEqual({ problem: "broken" });
        else expect(await colour(answer.png)).not.toEqual([255, 0, 0]);
      }
      expect(asked).toEqual([]);
    },
  );

  it("would be noticed if it was drawn: the planted picture is red", async () => {
    const embedded = `data:image/png;base64,${readFileSync(file, "base64")}`;
    const drawn = (await drawLogo(
      svgWith(`${green}<image href="${embedded}" width="100" height="50"/>`),
    )) as DrawnLogo;
    expect(await colour(drawn.png)).toEqual([255, 0, 0]);
  });
});

/** Of the middle. */
const colour = async (png: Uint8Array) => [
  ...(await sharp(png).extract({ left: 600, top: 300, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];
