import { expect, test } from "vitest";
import { shortPixKey } from "./short-pix-key.ts";

test.each([
  ["+5511999990000", "•••0000"],
  ["12345678909", "•••8909"],
  ["12ABC34501DE35", "•••DE35"],
  ["bar@bar.com.br", "b•••@bar.com.br"],
  ["123e4567-e89b-12d3-a456-426655440000", "•••0000"],
  [null, "nenhuma"],
])("%s is written %s", (key, short) => {
  expect(shortPixKey(key)).toBe(short);
});
