import { growthStage } from './growth-stage';
import styles from './growth.module.css';

type GrowthProps = {
  /** The member's level: 0 is a seed in the soil. */
  level: number;
  /** Width and height in CSS pixels. */
  size?: number;
};

/** Leaves on a stem of 96 by 96, lowest first: height on the stem, the angle it leans at, its size. */
const leaves = [
  { y: 70, turn: -64, scale: 0.95 },
  { y: 66, turn: 60, scale: 1 },
  { y: 55, turn: -54, scale: 0.92 },
  { y: 50, turn: 54, scale: 0.9 },
  { y: 40, turn: -46, scale: 0.78 },
  { y: 35, turn: 46, scale: 0.74 },
  { y: 28, turn: -4, scale: 0.66 },
] as const;
const petals = [0, 60, 120, 180, 240, 300] as const;

/** A plant that grows with the level, from a seed to one in flower. A drawing: the level is also said in words nearby. */
export function Growth({ level, size = 96 }: GrowthProps) {
  const stage = growthStage(level);
  return (
    <svg width={size} height={size} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <path className={styles.soil} d="M14 86c8-9 60-9 68 0 3 5-71 5-68 0z" />
      {stage.leaves === 0 && (
        <path className={styles.seed} d="M48 56c10 9 9 22 0 26-9-4-10-17 0-26z" />
      )}
      {stage.leaves > 0 && <path className={styles.stem} d={`M48 83V${stage.top}`} />}
      {leaves.slice(0, stage.leaves).map((leaf) => (
        <g
          key={leaf.y}
          transform={`translate(48 ${leaf.y}) rotate(${leaf.turn}) scale(${leaf.scale})`}
        >
          <path className={styles.leaf} d="M0 0C-11-5-12-19 0-30 12-19 11-5 0 0z" />
          <path className={styles.vein} d="M0-2v-19M0-9l4-4M0-13l-4-4" />
        </g>
      ))}
      {stage.flower && (
        <g transform="translate(48 17)">
          {petals.map((turn) => (
            <path
              key={turn}
              className={styles.petal}
              transform={`rotate(${turn})`}
              d="M0-3c-7-4-6-11 0-14 6 3 7 10 0 14z"
            />
          ))}
          <circle className={styles.heart} r="4.5" />
        </g>
      )}
    </svg>
  );
}
