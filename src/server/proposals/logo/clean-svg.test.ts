import { describe, expect, it } from "vitest";
import { cleanLogo, type Logo } from "./clean-logo.ts";
import { NOTHING_DRAWN } from "./clean-svg.ts";
import { WITHOUT_SIZE } from "./svg-size.ts";
import { UNKNOWN_STYLES } from "./svg-styles.ts";
import { BROKEN_SVG, TOO_INTRICATE, WITH_ENTITIES, WITH_PHOTO } from "./svg-tree.ts";
import { forbiddenParts } from "./testing/forbidden-parts.ts";
import { sampleSvg, svgWith } from "./testing/sample-svg.ts";

const ROOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50" width="100" height="50">';
const shape = '<path d="M0 0h9"/>';

async function cleanText(file: Buffer): Promise<string> {
  const logo = await cleanLogo(file);
  if ("problem" in logo) throw new Error(logo.problem);
  expect(forbiddenParts(logo)).toEqual([]);
  return Buffer.from(logo.bytes).toString("utf8");
}

/** The drawing without its root. */
const cleanContent = async (content: string) =>
  (await cleanText(svgWith(content))).slice(ROOT.length, -"</svg>".length);

describe("an SVG", () => {
  it("as drawing programs export it is written anew", async () => {
    expect(await cleanText(sampleSvg())).toMatchInlineSnapshot(
      `"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120" width="240" height="120"><defs><linearGradient id="a1"><stop offset="0" stop-color="#fff"/><stop offset="100%" stop-color="#1f6b4a" stop-opacity=".5"/></linearGradient><linearGradient id="a2" gradientTransform="rotate(90)" href="#a1"/><rect id="a3" width="240" height="120"/><clipPath id="a4"><use href="#a3"/></clipPath><g id="a5"><path d="M10,10 c5-5 10,5 20,0z" fill="#1F6B4A"/></g></defs><g clip-path="url(#a4)"><rect x="5" y="5" width="100" height="50" rx="4" fill="url(#a2)"/><use x="120" href="#a5"/><use transform="translate(150 20) scale(.5)" href="#a5"/><g><circle cx="60" cy="90" r="20" fill="none" stroke="rgb(200, 30, 30)" stroke-width="3px"/></g><text x="100" y="100" font-family="Helvetica, 'Open Sans'" font-size="18">Bar &amp; Praça <tspan font-weight="bold">açaí</tspan></text></g></svg>"`,
    );
  });

  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["a script in a CDATA section", "<script><![CDATA[alert(1)]]></script>"],
    ["a script with a path inside", "<script><path d='M0 0'/></script>"],
    ["another language's elements", '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'],
    ["an element that claims another name space", '<path xmlns="http://www.w3.org/1999/xhtml" d="M0 0"/>'],
    ["HTML", '<foreignObject><div xmlns="http://www.w3.org/1999/xhtml">x</div></foreignObject>'],
    ["a drawing in HTML", "<foreignObject><path d='M0 0'/></foreignObject>"],
    ["an animation", '<animate attributeName="href" to="javascript:alert(1)"/>'],
    ["a change", '<set attributeName="onclick" to="alert(1)"/>'],
    ["a filter", '<filter id="f"><feGaussianBlur/></filter>'],
    ["a comment", "<!-- Maria -->"],
    ["an instruction", '<?xml-stylesheet href="https://example.com"?>'],
    ["metadata", "<metadata>Maria</metadata><title>Maria</title><desc>Maria</desc>"],
    ["text between elements", "Maria"],
    ["a copy from elsewhere", '<use href="https://example.com/a.svg#b"/>'],
    ["a copy of nothing", '<use href="#nothing"/>'],
    ["a copy from data", '<use href="data:image/svg+xml;base64,PHN2Zy8+#x"/>'],
  ])("loses %s", async (_, part) => {
    expect(await cleanContent(`${part}${shape}`)).toBe(shape);
  });

  it.each([
    ["a handler", 'onclick="alert(1)"'],
    ["a handler in capitals", 'ONCLICK="alert(1)"'],
    ["a link", 'href="#a"'],
    ["a script as a link", 'xlink:href="javascript:alert(1)"'],
    ["an unreferenced name", 'id="Maria"'],
    ["a note", 'data-name="Maria"'],
    ["a filter", 'filter="url(#f)"'],
    ["a remote clip", 'clip-path="url(https://example.com#a)"'],
    ["a colour that is none", 'fill="red;}"'],
    ["a colour with a script", 'fill="expression(alert(1))"'],
    ["a remote style", 'style="background:url(https://example.com);behavior:url(#x)"'],
    ["a transformation with text", 'transform="rotate(alert)"'],
    ["a gradient's endless repetition", 'spreadMethod="repeat"'],
    ["a width with text", 'stroke-width="1;x"'],
    ["a language", 'xml:lang="pt" xml:base="https://example.com"'],
  ])("loses %s", async (_, attribute) => {
    expect(await cleanContent(`<path ${attribute} d="M0 0h9"/>`)).toBe(shape);
  });

  it.each([
    ["a link's content", `<a href="https://example.com">${shape}</a>`, `<g>${shape}</g>`],
    ["a choice's content", `<switch><foreignObject/><g>${shape}</g></switch>`, `<g><g>${shape}</g></g>`],
    ["a remote colour as none", '<path fill="url(https://x)" d="M0 0"/>', '<path fill="none" d="M0 0"/>'],
    ["a colour of a style", '<path style="fill: red !important" d="M0 0"/>', '<path d="M0 0" fill="red"/>'],
    [
      "a style over an attribute",
      '<path fill="blue" d="M0 0" style="fill:#0f0"/>',
      '<path fill="#0f0" d="M0 0"/>',
    ],
    [
      "the stronger and the later of two rules",
      '<style>#x{fill:red}.b{fill:blue;stroke:red}.a{stroke:lime}path{fill:gold}</style><path id="x" class="a b" d="M0 0"/>',
      '<path d="M0 0" fill="red" stroke="lime"/>',
    ],
    [
      "text",
      "<text>1 &lt; 2 &amp; ]]&gt; <tspan>açaí 🍹</tspan></text>",
      "<text>1 &lt; 2 &amp; ]]&gt; <tspan>açaí 🍹</tspan></text>",
    ],
    ["quotes of fonts", `<text font-family='"A B", serif'>x</text>`, "<text>x</text>"],
    ["a copy", `<use xlink:href="#x"/><g id="x">${shape}</g>`, `<use href="#a1"/><g id="a1">${shape}</g>`],
  ])("keeps %s", async (_, content, expected) => {
    expect(await cleanContent(content)).toBe(expected);
  });

  it.each([
    ["its view box", 'viewBox="-5,-5 200 100" width="10" height="99"', [200, 100]],
    ["its width and height", 'width="2in" height="48"', [192, 48]],
    ["its ratio, where it is huge", 'viewBox="0 0 40000 10000"', [4000, 1000]],
    ["its ratio, where it is tiny", 'viewBox="0 0 0.5 0.25"', [1, 1]],
  ])("has the size of %s", async (_, attributes, [width, height]) => {
    expect(await cleanLogo(svgWith(shape, attributes))).toMatchObject({ width, height });
  });

  const nest = (levels: number) =>
    Array.from(
      { length: levels },
      (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
    ).join("");
  const masks = Array.from(
    { length: 9 },
    (_, level) =>
      `<mask id="m${level + 1}">${`<rect width="9" height="9" mask="url(#m${level})"/>`.repeat(10)}</mask>`,
  );

  it.each([
    ["broken", svgWith("<path>"), BROKEN_SVG],
    ["cut off", sampleSvg().subarray(0, 900), BROKEN_SVG],
    ["HTML", Buffer.from("<html><script>alert(1)</script></html>"), BROKEN_SVG],
    ["without a name space", Buffer.from("<svg viewBox='0 0 1 1'><path d='M0 0'/></svg>"), BROKEN_SVG],
    ["with two roots", Buffer.concat([svgWith(shape), svgWith(shape)]), BROKEN_SVG],
    ["with text after it", Buffer.concat([svgWith(shape), Buffer.from("x")]), BROKEN_SVG],
    ["with an attribute twice", svgWith('<path d="M0" d="M1"/>'), BROKEN_SVG],
    ["with an unquoted attribute", svgWith("<path d=M0/>"), BROKEN_SVG],
    ["with a control character", svgWith("<text>\x01</text>"), BROKEN_SVG],
    ["with an unknown entity", svgWith("<text>&nbsp;</text>"), BROKEN_SVG],
    ["in another encoding", Buffer.from("<?xml version='1.0' encoding='iso-8859-1'?><svg/>"), BROKEN_SVG],
    [
      "with entities",
      Buffer.concat([
        Buffer.from('<!DOCTYPE svg [<!ENTITY a "x"><!ENTITY b "&a;&a;">]>'),
        svgWith("<text>&b;</text>"),
      ]),
      WITH_ENTITIES,
    ],
    [
      "with a file's entity",
      Buffer.concat([
        Buffer.from('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
        svgWith(shape),
      ]),
      WITH_ENTITIES,
    ],
    ["with a photo", svgWith('<image href="data:image/png;base64,AAAA"/>'), WITH_PHOTO],
    ["with a remote photo", svgWith('<image href="https://example.com/a.png"/>'), WITH_PHOTO],
    ["with a photo in a filter", svgWith('<feImage href="https://example.com/a.png"/>'), WITH_PHOTO],
    [
      "with an imported style",
      svgWith(`<style>@import url(https://example.com);</style>${shape}`),
      UNKNOWN_STYLES,
    ],
    ["with a font", svgWith(`<style>@font-face{src:url(https://x)}</style>${shape}`), UNKNOWN_STYLES],
    ["with nested styles", svgWith(`<style>@media print{.a{fill:red}}</style>${shape}`), UNKNOWN_STYLES],
    ["with an open comment in its styles", svgWith(`<style>/* x</style>${shape}`), UNKNOWN_STYLES],
    ["with too many rules", svgWith(`<style>${".a{}".repeat(501)}</style>${shape}`), UNKNOWN_STYLES],
    ["without a size", svgWith(shape, ""), WITHOUT_SIZE],
    ["of a relative size", svgWith(shape, 'width="100%" height="100%"'), WITHOUT_SIZE],
    ["of no height", svgWith(shape, 'viewBox="0 0 100 0"'), WITHOUT_SIZE],
    ["of an endless size", svgWith(shape, 'viewBox="0 0 1e300 1e300"'), WITHOUT_SIZE],
    ["with nothing drawn", svgWith("<g/>"), NOTHING_DRAWN],
    ["with only what is left out", svgWith("<script/><metadata/>"), NOTHING_DRAWN],
    ["too deep", svgWith("<g>".repeat(60) + shape + "</g>".repeat(60)), TOO_INTRICATE],
    ["of too many elements", svgWith(shape.repeat(2001)), TOO_INTRICATE],
    ["with a nest of copies", svgWith(`<g id="l0">${shape}</g>${nest(9)}<use href="#l9"/>`), TOO_INTRICATE],
    ["with a nest of masks", svgWith(`<mask id="m0">${shape}</mask>${masks.join("")}`), TOO_INTRICATE],
    ["with a book", svgWith(`<text>${"Capítulo ".repeat(300)}</text>`), TOO_INTRICATE],
    [
      "with many copies of much",
      svgWith(`<path id="p" d="M0 0${"h1".repeat(50_000)}"/>${'<use href="#p"/>'.repeat(9)}`),
      TOO_INTRICATE,
    ],
    ["with a copy of itself", svgWith(`<g id="a">${shape}<use href="#a"/></g>`), TOO_INTRICATE],
    [
      "with copies of one another",
      svgWith(`${shape}<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>`),
      TOO_INTRICATE,
    ],
    ["with gradients in a circle", svgWith(`<linearGradient id="a" href="#a"/>${shape}`), TOO_INTRICATE],
    [
      "with a chain of copies",
      svgWith(
        shape +
          Array.from({ length: 900 }, (_, at) => `<use id="u${at + 1}" href="#u${at}"/>`).join("") +
          '<path id="u0" d="M0 0"/>',
      ),
      TOO_INTRICATE,
    ],
  ])("%s is refused", async (_, file, problem) => {
    expect(await cleanLogo(file)).toEqual({ problem });
  });

  it.each([
    ["digits", svgWith(`<path d="M0 0" stroke-width="${"1".repeat(180_000)}x"/>`)],
    ["transformations", svgWith(`<path d="M0 0" transform="${"scale(1) ".repeat(18_000)}x"/>`)],
    [
      "spaces",
      svgWith(`<path d="M0 0" fill="url(${" ".repeat(180_000)}" transform="${" ".repeat(9000)}x"/>`),
    ],
    ["comments", svgWith(`<style>${"/**/".repeat(45_000)}</style>${shape}`)],
    ["selectors", svgWith(`<style>${".a,".repeat(60_000)}.b{fill:red}</style>${shape}`)],
    [
      "classes",
      svgWith(`<style>${".a{fill:red}".repeat(400)}</style>${'<g class="a a a a"/>'.repeat(1900)}${shape}`),
    ],
    ["tags", Buffer.from("<".repeat(200_000))],
    ["references", svgWith(`<text>${"&amp;".repeat(39_000)}</text>`)],
  ])("is read in a moment even with too many %s", async (_, file) => {
    const start = performance.now();
    const answer: Logo | { problem: string } = await cleanLogo(file);
    expect(performance.now() - start).toBeLessThan(1000);
    if ("type" in answer) expect(forbiddenParts(answer)).toEqual([]);
  });
});
