import type { Ref } from 'react';

/** The leaves on the 96 by 96 drawing, lowest first: position on the stem, angle and size. */
const LEAVES = [
  { y: 70, turn: -64, scale: 0.95 },
  { y: 66, turn: 60, scale: 1 },
  { y: 55, turn: -54, scale: 0.92 },
  { y: 50, turn: 54, scale: 0.9 },
  { y: 40, turn: -46, scale: 0.78 },
  { y: 35, turn: 46, scale: 0.74 },
  { y: 28, turn: -4, scale: 0.66 },
] as const;

/** The angles of the flower's petals. */
const PETALS = [0, 60, 120, 180, 240, 300] as const;

const LINE = { fill: 'none', strokeLinecap: 'round' } as const;
const STEM = { ...LINE, stroke: 'var(--color-leaf-bright)', strokeWidth: 3.5 };
const LEAF = { fill: 'var(--color-leaf-bright)', stroke: 'var(--color-paper)', strokeWidth: 1 };
const VEIN = { ...LINE, stroke: 'var(--color-leaf-wash)', strokeWidth: 1, opacity: 0.7 };
const PETAL = { fill: 'var(--color-sun)', stroke: 'var(--color-paper)', strokeWidth: 0.75 };

type GrowthProps = {
  ref?: Ref<SVGSVGElement>;
  /** The member's level: 0 is a seed in the soil. */
  level: number;
  /** Width and height in CSS pixels. */
  size?: number;
};

/** A plant that grows with the level, from seed to bloom. Decorative, since the level is also given as text. */
export function Growth({ ref, level, size = 96 }: GrowthProps) {
  const stage = growthStage(level);
  return (
    <svg
      ref={ref}
      width={size}
      height={size}
      viewBox="0 0 96 96"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="var(--color-soil)" d="M14 86c8-9 60-9 68 0 3 5-71 5-68 0z" />
      {stage.leaves === 0 && (
        <path fill="var(--color-clay)" d="M48 56c10 9 9 22 0 26-9-4-10-17 0-26z" />
      )}
      {stage.leaves > 0 && <path {...STEM} d={`M48 83V${stage.top}`} />}
      {LEAVES.slice(0, stage.leaves).map((leaf) => (
        <g
          key={leaf.y}
          transform={`translate(48 ${leaf.y}) rotate(${leaf.turn}) scale(${leaf.scale})`}
        >
          <path {...LEAF} d="M0 0C-11-5-12-19 0-30 12-19 11-5 0 0z" />
          <path {...VEIN} d="M0-2v-19M0-9l4-4M0-13l-4-4" />
        </g>
      ))}
      {stage.flower && (
        <g transform="translate(48 17)">
          {PETALS.map((turn) => (
            <path
              key={turn}
              {...PETAL}
              transform={`rotate(${turn})`}
              d="M0-3c-7-4-6-11 0-14 6 3 7 10 0 14z"
            />
          ))}
          <circle fill="var(--color-clay)" r={4.5} />
        </g>
      )}
    </svg>
  );
}

type GrowthStage = {
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
