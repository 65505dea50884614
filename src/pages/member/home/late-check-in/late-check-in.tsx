import { useState } from 'react';
import { focusHome } from '@/components/focus-home';
import { awayDays } from '@/domain/away';
import { calendarDayOf } from '@/domain/calendar-day';
import { MINUTE_MS } from '@/domain/instant';
import { isAskedFor, lateTasks } from '@/domain/late-check-in';
import { LatePrompt } from './late-prompt';
import type { Home } from '@/data/home';
import { useNow } from '@/lib/use-now';
import styles from './late-check-in.module.css';

/** Asks for 24 hours after the daily tasks were renewed which of the last ones the user did (D28). */
export function LateCheckIn({ home }: { readonly home: Home }) {
  const { last } = home.member.record;
  const now = useNow(MINUTE_MS, last?.until);
  const taskIds = lateTasks(home.member, now);
  const isDue =
    taskIds.length > 0 &&
    last !== undefined &&
    isAskedFor(last, awayDays(home.profile.away), calendarDayOf(now));
  // It stays, so that the focus isn't lost with the last task.
  const [wasDue, setWasDue] = useState(isDue);
  if (isDue && !wasDue) setWasDue(true);
  if (!last || !wasDue) return null;
  return (
    <div {...focusHome} className={styles.late}>
      {isDue && <LatePrompt lastWindow={last} taskIds={taskIds} />}
    </div>
  );
}
