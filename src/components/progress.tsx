import { useId } from 'react';
import styles from './progress.module.css';

interface ProgressProps {
  /** What is going on: 'Uploading fern.webp'. */
  readonly label: string;
  /** Undefined while nobody can tell. */
  readonly value: number | undefined;
  readonly max: number;
  /** The figures beside the bar: '40 of 120 rows'. */
  readonly text?: string;
}

/** A bar for work that takes a while. */
export function Progress({ label, value, max, text }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <p className={styles.words}>
        <span id={id}>{label}</span>
        {text !== undefined && <span className={styles.figures}>{text}</span>}
      </p>
      <progress className={styles.bar} aria-labelledby={id} value={value} max={max} />
    </div>
  );
}
