import { Link } from 'react-router-dom';
import { completedAtIn, type Home } from '@/data/home';
import type { Completion } from '@/domain/completion';
import { pointsUntilText, recentStreak, streakText } from '@/domain/day-progress';
import { paths } from '@/paths';
import styles from './day-done.module.css';
import { Sprig } from './sprig';

interface DayDoneProps {
  readonly home: Home;
  /** The completions that make up the day. */
  readonly completions: readonly Completion[];
  readonly now: number;
}

/** Shown once all daily tasks are complete: the streak, how long the points count, and what comes next. */
export function DayDone({ home, completions, now }: DayDoneProps) {
  const streak = recentStreak(completedAtIn(home), now);
  const summary = `Streak: ${streakText(streak)}. ${pointsUntilText(completions)}`;
  return (
    <div className={styles.panel}>
      <div className={styles.drawing}>
        <Sprig />
      </div>
      <div>
        <p className={styles.title}>All done for today!</p>
        <p>{summary}</p>
        <p>
          Want to do more? <Link to={paths.mediumTasks}>Pick a medium task</Link> for when you have
          time.
        </p>
      </div>
    </div>
  );
}
