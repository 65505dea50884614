import { Growth } from '@/components/growth';
import { DAILY_COUNT_WORD_CAPITALIZED } from '@/domain/daily-count';
import styles from './step-side.module.css';

interface StepSideProps {
  readonly isNewcomer: boolean;
}

/** What stands beside the steps where there is room: why one is here. */
export function StepSide({ isNewcomer }: StepSideProps) {
  return isNewcomer ? (
    <aside className={styles.side} aria-label="What you get">
      <Growth level={1} size={120} />
      <p className={styles.motto}>Every habit starts as a seed.</p>
      <ul className={styles.points}>
        <li>{DAILY_COUNT_WORD_CAPITALIZED} small tasks a day</li>
        <li>Points and a level that grow with you</li>
        <li>Free, for as long as you like</li>
      </ul>
    </aside>
  ) : (
    <aside className={styles.side} aria-label="Welcome back">
      <Growth level={16} size={120} />
      <p className={styles.motto}>Good to see you again.</p>
      <p>Your tasks, your SusScore and your level are where you left them.</p>
    </aside>
  );
}
