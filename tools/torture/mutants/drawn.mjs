import { createHash } from "node:crypto";

/**
 * True if a mutant is among those drawn by lot: so many of a hundred, always the same ones with the same seed.
 * @param {{ id: string }} mutant @param {{ seed: number, ofAHundred: number }} lot
 */
export const isDrawn = ({ id }, { seed, ofAHundred }) =>
  createHash("sha256").update(`${seed} ${id}`).digest().readUInt32BE(0) % 10_000 < ofAHundred * 100;
