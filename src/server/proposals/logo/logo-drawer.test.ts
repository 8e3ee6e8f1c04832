import { describe, expect, it, vi } from "vitest";
import { LOGO_PROBLEMS } from "./logo.ts";
import { LogoDrawer } from "./logo-drawer.ts";
import { pngOf, samplePng } from "./testing/sample-pictures.ts";
import { svgWith } from "./testing/sample-svg.ts";

const drawer = new LogoDrawer();

const refused = (problem: keyof typeof LOGO_PROBLEMS) => ({
  status: 400,
  message: LOGO_PROBLEMS[problem],
  issues: [{ path: "logo", message: LOGO_PROBLEMS[problem] }],
});

const turbulence = svgWith(
  `<filter id="f">${'<feTurbulence baseFrequency=".5" numOctaves="9"/>'.repeat(900)}</filter><rect width="100" height="50" filter="url(#f)"/>`,
);

const nested = (levels: number) =>
  Array.from(
    { length: levels },
    (_, level) => `<g id="l${level + 1}" opacity=".5">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
  ).join("");

/** Each result is kept until the filter is done: 1.7 GB, in a second. */
const manyResults = svgWith(
  `<filter id="f">${Array.from({ length: 300 }, (_, at) => `<feFlood result="r${at}"/>`).join("")}</filter><rect width="100" height="50" filter="url(#f)"/>`,
);

/** 900 million pixels of one bit each. */
const bomb = pngOf(30_000, 30_000, 30_000 * 3751, { bits: 1, colourType: 0 });
const bombInside = svgWith(
  `<image width="100" height="50" href="data:image/png;base64,${bomb.toString("base64")}"/>`,
);

describe("LogoDrawer", () => {
  it("draws a PNG in a process of its own, and the texts of an SVG in the font of the PDFs", async () => {
    expect(await drawer.draw(1, samplePng())).toMatchObject({ type: "image/png", width: 20, height: 10 });
    const text = await drawer.draw(1, svgWith('<text y="40" font-family="Nenhuma">Praça</text>'));
    expect(text).toMatchObject({ type: "image/png", width: 1200, height: 600 });
  });

  it.each([
    ["no picture", Buffer.from("olá"), "format"],
    ["a broken one", samplePng().subarray(0, 40), "broken"],
    ["more than 200 KB", new Uint8Array(200 * 1024 + 1), "bytes"],
    ["too many pixels", pngOf(4001, 1), "pixels"],
    ["an SVG around a photo of 900 million pixels", bombInside, "empty"],
  ] as const)("refuses %s in a sentence", async (_, file, problem) => {
    await expect(drawer.draw(1, file)).rejects.toMatchObject(refused(problem));
  });

  it.each([
    ["filters without end", turbulence, 6_000],
    [
      "a nest of copies",
      svgWith(`<g id="l0"><rect width="100" height="50"/></g>${nested(9)}<use href="#l9"/>`),
      6_000,
    ],
    ["filters that fill the memory", manyResults, 50_000],
  ])("kills the process that draws %s, and goes on", { timeout: 60_000 }, async (_, file, timeLimitMs) => {
    const onFailure = vi.fn();
    const impatient = new LogoDrawer({ timeLimitMs, onFailure });
    expect(file.length).toBeLessThan(200 * 1024);
    await expect(impatient.draw(1, file)).rejects.toMatchObject(refused("intricate"));
    expect(onFailure).toHaveBeenCalledWith("The process that draws logos ended with SIGKILL.");
    expect(await impatient.draw(1, samplePng())).toMatchObject({ width: 20 });
  });

  it("draws one logo at a time for a company, and refuses what is too much in all", async () => {
    const busy = new LogoDrawer({ mostCompanies: 2 });
    const first = busy.draw(1, samplePng());
    await expect(busy.draw(1, samplePng())).rejects.toMatchObject({
      status: 429,
      message: "O logo anterior ainda está sendo preparado. Tente de novo em instantes",
    });
    const second = busy.draw(2, samplePng());
    await expect(busy.draw(3, samplePng())).rejects.toMatchObject({
      status: 503,
      message: "O servidor está ocupado. Tente de novo em instantes",
    });
    expect((await Promise.all([first, second])).map(({ width }) => width)).toEqual([20, 20]);
    expect(await busy.draw(1, samplePng())).toMatchObject({ width: 20 });
  });
});
