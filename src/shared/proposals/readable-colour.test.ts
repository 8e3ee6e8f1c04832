import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, isColour, readableColour, textColourOn } from "./readable-colour.ts";

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);
const greys = Array.from({ length: 256 }, (_, value) => `#${value.toString(16).padStart(2, "0").repeat(3)}`);

describe("contrast", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    ["#767676", "#ffffff", 4.54],
    ["#777777", "#ffffff", 4.48],
    ["#ff0000", "#ffffff", 4],
    ["#0000ff", "#FFFFFF", 8.59],
  ])("of %s on %s is %d", (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBeCloseTo(ratio, 2);
  });
});

describe("textColourOn", () => {
  it.each([
    ["#000000", "#ffffff"],
    ["#1f6b4a", "#ffffff"],
    ["#767676", "#ffffff"],
    ["#777777", "#000000"],
    ["#ff0000", "#000000"],
    ["#ffd400", "#000000"],
    ["#ffffff", "#000000"],
  ])("on %s is %s", (background, expected) => {
    expect(textColourOn(background)).toBe(expected);
  });

  it("can be read on every colour", () => {
    for (const grey of greys) expect(contrast(textColourOn(grey), grey)).toBeGreaterThanOrEqual(4.5);
    fc.assert(
      fc.property(colours, (colour) => {
        expect(contrast(textColourOn(colour), colour)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("readableColour", () => {
  it.each([
    ["a readable colour stays", "#1f6b4a", "#ffffff", "#1f6b4a"],
    ["also in upper case", "#1F6B4A", "#FFFFFF", "#1f6b4a"],
    ["white on white becomes a grey", "#ffffff", "#ffffff", "#757575"],
    ["yellow on white becomes a shade", "#ffd400", "#ffffff", "#8c7500"],
    ["dark green on near-black becomes a tint", "#1f6b4a", "#1c1917", "#538d74"],
    ["black on black becomes a grey", "#000000", "#000000", "#757575"],
  ])("%s", (_, colour, background, expected) => {
    expect(readableColour(colour, background)).toBe(expected);
  });

  it("can be read on every background, and stays where it can already be read", () => {
    fc.assert(
      fc.property(colours, fc.oneof(colours, fc.constantFrom(...greys)), (colour, background) => {
        const readable = readableColour(colour, background);
        expect(isColour(readable)).toBe(true);
        expect(contrast(readable, background)).toBeGreaterThanOrEqual(4.5);
        if (contrast(colour, background) >= 4.5) expect(readable).toBe(colour);
        expect(readableColour(readable, background)).toBe(readable);
      }),
      { numRuns: 5000 },
    );
  });
});

describe("isColour", () => {
  it.each(["#000000", "#1F6b4a"])("takes %s", (text) => expect(isColour(text)).toBe(true));

  it.each(["", "#fff", "1f6b4a", "#1f6b4a ", "#1f6b4a\n", "red", "#1f6b4g", "#1f6b4a80", "url(#x)"])(
    "refuses %j",
    (text) => expect(isColour(text)).toBe(false),
  );
});
