import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useAnnounce } from '@/components/announcer';
import { optionalPart } from '@/components/optional-part';
import { completedAtIn, type Home } from '@/data/home';
import type { Completion } from '@/domain/completion';
import { pointsUntilText, recentStreak, streakText } from '@/domain/day-progress';
import { paths } from '@/paths';
import styles from './day-done.module.css';

// Drawn after the words, which don't wait for it.
const Sprig = optionalPart(async () => (await import('./sprig')).Sprig);

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

/** Announces that all daily tasks are complete when the last of them was completed on this page. */
export function useDayDoneAnnouncement(isDone: boolean): void {
  const announce = useAnnounce();
  const wasDone = useRef(isDone);
  useEffect(() => {
    if (isDone && !wasDone.current) announce('All done for today! All daily tasks are complete.');
    wasDone.current = isDone;
  }, [announce, isDone]);
}
