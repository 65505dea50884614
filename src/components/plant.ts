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
