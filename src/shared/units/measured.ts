const measures = ["ml", "L", "g", "kg"];

/** True if there may be a part of one: of these a pack is opened and has a level, others are counted by the piece. */
export const isMeasured = ({ unit }: { unit: string }): boolean => measures.includes(unit);
