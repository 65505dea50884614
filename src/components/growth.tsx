import { growthShapes, leaves, petals, growthStage } from './plant';
import styles from './growth.module.css';

type GrowthProps = {
  /** The member's level: 0 is a seed in the soil. */
  level: number;
  /** Width and height in CSS pixels. */
  size?: number;
};

/** A plant that grows with the level, from seed to bloom. Decorative: the level is also given as text. */
export function Growth({ level, size = 96 }: GrowthProps) {
  const stage = growthStage(level);
  return (
    <svg width={size} height={size} viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <path className={styles.soil} d={growthShapes.soil} />
      {stage.leaves === 0 && <path className={styles.seed} d={growthShapes.seed} />}
      {stage.leaves > 0 && <path className={styles.stem} d={`M48 83V${stage.top}`} />}
      {leaves.slice(0, stage.leaves).map((leaf) => (
        <g
          key={leaf.y}
          transform={`translate(48 ${leaf.y}) rotate(${leaf.turn}) scale(${leaf.scale})`}
        >
          <path className={styles.leaf} d={growthShapes.leaf} />
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
              d={growthShapes.petal}
            />
          ))}
          <circle className={styles.heart} r={growthShapes.heart} />
        </g>
      )}
    </svg>
  );
}
