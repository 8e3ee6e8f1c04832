import type { Locator } from "@playwright/test";

export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("not to be seen");
  return box;
}

export const topOf = async (part: Locator) => (await boxOf(part)).y;

export async function bottomOf(part: Locator) {
  const { y, height } = await boxOf(part);
  return y + height;
}
