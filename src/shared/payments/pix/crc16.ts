const POLYNOMIAL = 0x10_21;

/** CRC-16/CCITT-FALSE of an ASCII text, as four upper-case hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xff_ff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) {
      crc = ((crc << 1) ^ (crc & 0x80_00 ? POLYNOMIAL : 0)) & 0xff_ff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
