export type GrowthStage = {
  /** How many leaves are drawn, 0 to 7. */
  leaves: number;
  /** Where the stem ends, in the drawing's own units, from the top. */
  top: number;
  flower: boolean;
};

/** Levels at which a leaf opens: close together at first, so the first day already shows growth. */
const LEAF_LEVELS = [1, 2, 4, 7, 11, 16, 22] as const;
const FLOWER_LEVEL = 30;
const STEM_TOPS = [83, 68, 64, 53, 48, 38, 33, 26] as const;

/** Returns the plant's stage at a level; a seed for levels below 1 and invalid ones. */
export function growthStage(level: number): GrowthStage {
  const leaves = LEAF_LEVELS.filter((needed) => level >= needed).length;
  return { leaves, top: STEM_TOPS[leaves] ?? STEM_TOPS[0], flower: level >= FLOWER_LEVEL };
}

/** The leaves on the 96 by 96 drawing, lowest first: position on the stem, angle and size. */
export const leaves = [
  { y: 70, turn: -64, scale: 0.95 },
  { y: 66, turn: 60, scale: 1 },
  { y: 55, turn: -54, scale: 0.92 },
  { y: 50, turn: 54, scale: 0.9 },
  { y: 40, turn: -46, scale: 0.78 },
  { y: 35, turn: 46, scale: 0.74 },
  { y: 28, turn: -4, scale: 0.66 },
] as const;
/** The angles of the flower's petals. */
export const petals = [0, 60, 120, 180, 240, 300] as const;

/** The paths of the plant, on a 96 by 96 drawing; leaf and petal grow upward from (0, 0). */
export const growthShapes = {
  soil: 'M14 86c8-9 60-9 68 0 3 5-71 5-68 0z',
  seed: 'M48 56c10 9 9 22 0 26-9-4-10-17 0-26z',
  leaf: 'M0 0C-11-5-12-19 0-30 12-19 11-5 0 0z',
  petal: 'M0-3c-7-4-6-11 0-14 6 3 7 10 0 14z',
  /** The radius of the flower's middle. */
  heart: 4.5,
} as const;
