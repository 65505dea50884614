import styles from './logo.module.css';

/** The product's logo, two leaves from a seed, as in public/logo.svg. Decorative: the name is next to it. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <g transform="translate(30 55) rotate(-29)">
        <path className={styles.back} d="M0 0C18-13 16-36-2-46-18-36-18-13 0 0z" />
        <path className={styles.vein} d="M0 0Q0-23-2-43" />
      </g>
      <g transform="translate(32 55) rotate(25)">
        <path className={styles.front} d="M0 0C19-15 19-42 2-54-17-42-19-15 0 0z" />
        <path className={styles.vein} d="M0 0Q0-27 2-51" />
      </g>
      <circle className={styles.seed} cx="31" cy="55.5" r="5" />
    </svg>
  );
}
