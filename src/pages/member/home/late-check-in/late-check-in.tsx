import { useRef, useState } from 'react';
import { awayDays } from '@/domain/away';
import { calendarDayOf } from '@/domain/calendar-day';
import { dailySetOf } from '@/domain/daily-set';
import { MINUTE_MS } from '@/domain/instant';
import { isAskedFor, lateTasks } from '@/domain/late-check-in';
import { LatePrompt } from './late-prompt';
import { type Home, memberIn } from '@/data/home';
import { useNow } from '@/lib/use-now';
import styles from './late-check-in.module.css';

/** Asks for 24 hours after the daily tasks were renewed which of the last ones the user did (D28). */
export function LateCheckIn({ home }: { readonly home: Home }) {
  const place = useRef<HTMLDivElement>(null);
  const { daily: record, ledger } = memberIn(home);
  const now = useNow(MINUTE_MS, record.lastWindow?.until);
  const { completions, selections } = home;
  const taskIds = lateTasks(record, dailySetOf(selections), { ledger, completions }, now);
  const isDue =
    taskIds.length > 0 &&
    record.lastWindow !== undefined &&
    isAskedFor(record.lastWindow, awayDays(home.profile.away), calendarDayOf(now));
  // It stays, so that the focus isn't lost with the last task.
  const [wasDue, setWasDue] = useState(isDue);
  if (isDue && !wasDue) setWasDue(true);
  if (!record.lastWindow || !wasDue) return null;
  return (
    <div ref={place} className={styles.late} tabIndex={-1}>
      {isDue && (
        <LatePrompt
          lastWindow={record.lastWindow}
          taskIds={taskIds}
          onAnswer={() => place.current?.focus({ preventScroll: true })}
        />
      )}
    </div>
  );
}
