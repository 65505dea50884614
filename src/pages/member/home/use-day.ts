import { useState } from 'react';
import type { Home } from '@/data/home';
import { awayOn } from '@/domain/away';
import { calendarDayOf } from '@/domain/calendar-day';
import { completedTaskIds } from '@/domain/completion';
import { DAILY_COUNT } from '@/domain/daily-count';
import { completionsOfDay } from '@/domain/day-progress';
import { isPlannedFor } from '@/domain/goal-state';

export type Day = ReturnType<typeof useDay>;

/** The day's progress at `now`. */
export function useDay(home: Home, now: number) {
  const taskIds = home.set.tasks.map(({ id }) => id);
  const completed = completedTaskIds(home.completions, now);
  const done = completionsOfDay(taskIds, home.completions, now).length;
  const open = taskIds.filter((id) => !completed.has(id)).length;
  const today = calendarDayOf(now);
  const planned = home.goals.filter(
    ({ taskId, goal }) => isPlannedFor(today, goal) && !completed.has(taskId),
  ).length;
  const isAllDone = done >= DAILY_COUNT && open === 0;
  const { number } = home.set;
  // The tasks of a new set may already be complete.
  const [seen, setSeen] = useState({ number, wasOpen: !isAllDone });
  if (seen.number !== number || (!isAllDone && !seen.wasOpen))
    setSeen({ number, wasOpen: !isAllDone });
  return {
    /** How many daily tasks are done today (D25). */
    done,
    /** Whether the day's tasks are done and no open ones are shown. */
    isAllDone,
    /** Whether the last task was completed while the page was open. */
    isCelebrated: isAllDone && seen.wasOpen,
    /** How many open tasks the app's icon shows: none while the member is away (D110). */
    badge: awayOn(home.settings.away, today) ? 0 : open + planned,
  };
}
