import { expect, test } from "vitest";
import { crc16 } from "./crc16.ts";

test.each([
  ["", "FFFF"],
  ["123456789", "29B1"],
  // The example of the central bank's manual.
  [
    "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304",
    "1D3D",
  ],
])("the checksum of %j is %s", (text, checksum) => {
  expect(crc16(text)).toBe(checksum);
});
