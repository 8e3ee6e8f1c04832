const steps: Record<string, number> = { ml: 50, g: 50, L: 0.1, kg: 0.1 };

/** What a press of a thumb adds to what came back: about a glass or a handful, or one piece. */
export const returnStep = (unit: string): number => steps[unit] ?? 1;
