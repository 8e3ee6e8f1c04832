import { unitWords } from "./enumerations.ts";

const measures: readonly string[] = ["ml", "L", "g", "kg", ...unitWords];

/** True if there may be a part of one, a bottle too: it is opened and has a level. Others are counted by the piece. */
export const isMeasured = ({ unit }: { unit: string }): boolean => measures.includes(unit);
