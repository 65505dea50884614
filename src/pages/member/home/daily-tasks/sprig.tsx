import styles from './sprig.module.css';

const LEAVES = [
  { x: 48, y: 62, turn: -62 },
  { x: 48, y: 62, turn: 62 },
  { x: 48, y: 44, turn: -48 },
  { x: 48, y: 44, turn: 48 },
  { x: 48, y: 28, turn: 0 },
];

/** A sprig whose leaves open one by one; without animation where motion is reduced. */
export function Sprig() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false">
      <path className={styles.stem} d="M48 88V28" />
      {LEAVES.map(({ x, y, turn }, at) => (
        <g key={`${y}${turn}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path
            className={styles.leaf}
            style={{ animationDelay: `calc(var(--motion-quick) * ${at})` }}
            d="M0 0C-9-8-8-20 0-28C8-20 9-8 0 0"
          />
        </g>
      ))}
    </svg>
  );
}
