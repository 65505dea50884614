import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useAnnounce } from '@/components/announcer';
import { completedDatesOf, type Home } from '@/data/home';
import { latestExpiration, recentStreak, streakText } from '@/domain/day-progress';
import { dayText } from '@/domain/instant';
import { paths } from '@/paths';
import styles from './day-done.module.css';

interface DayDoneProps {
  readonly home: Home;
  readonly taskIds: readonly string[];
  readonly now: number;
}

/** Shown once all daily tasks are complete: the streak, how long the points count, and what comes next. */
export function DayDone({ home, taskIds, now }: DayDoneProps) {
  const streak = recentStreak(completedDatesOf(home), now);
  const until = latestExpiration(taskIds, home.completions);
  const summary = `Streak: ${streakText(streak)}. Today’s points count until ${dayText(until ?? '')}.`;
  return (
    <div className={styles.panel}>
      <Sprig />
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

const LEAVES = [
  { x: 48, y: 62, turn: -62 },
  { x: 48, y: 62, turn: 62 },
  { x: 48, y: 44, turn: -48 },
  { x: 48, y: 44, turn: 48 },
  { x: 48, y: 28, turn: 0 },
];

// A sprig whose leaves open one by one; without animation where motion is reduced.
function Sprig() {
  return (
    <svg
      className={styles.sprig}
      width="72"
      height="72"
      viewBox="0 0 96 96"
      aria-hidden="true"
      focusable="false"
    >
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
