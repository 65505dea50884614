import { type SeedTask, tasks } from './catalog';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 70;

/** Days without a completion, counted back from today; two in a row end a streak. */
const MISSED = new Set([11, 18, 19, 26, 33, 40, 41, 47, 54, 62, 63]);
/** Completions per day, by the day's place in the week. */
const PER_DAY = [2, 1, 3, 2, 1, 2, 3];

/** The medium and strategic tasks on the member's list, and one that was completed some weeks ago. */
const GOALS = ['medium-led-bulbs', 'medium-mend-clothes', 'strategic-energy-audit'];
const COMPLETED_GOAL = { id: 'medium-herb-pots', daysAgo: 20 };

/** The demo member's completions and goals. */
interface MemberHistory {
  readonly completions: readonly {
    readonly task: SeedTask;
    /** Milliseconds since the epoch. */
    readonly completedAt: number;
    readonly expiresAt: number;
  }[];
  readonly goals: readonly SeedTask[];
  /** One for each completion. */
  readonly level: number;
  /** The points of the completions that are valid at `now`. */
  readonly susscore: number;
}

/**
 * Ten weeks of the demo member's life before `now` (milliseconds since the epoch), the same on every
 * machine: a streak with gaps before it, expired and valid completions, and none of today yet.
 */
export function memberHistory(now: number): MemberHistory {
  const dailies = tasks.filter(({ difficulty }) => difficulty === 'Daily');
  const done: { id: string | undefined; daysAgo: number }[] = [COMPLETED_GOAL];
  let next = 0;
  for (let daysAgo = DAYS; daysAgo > 0; daysAgo--) {
    const count = MISSED.has(daysAgo) ? 0 : (PER_DAY[daysAgo % PER_DAY.length] ?? 0);
    for (let at = 0; at < count; at++) {
      // In turn, so that no task is completed again while it still counts.
      done.push({ id: dailies[next % dailies.length]?.id, daysAgo });
      next += 1;
    }
  }
  const completions = done.flatMap(({ id, daysAgo }) => {
    const completedAt = now - daysAgo * DAY_MS;
    return tasksOf(id).map((task) => {
      return { task, completedAt, expiresAt: completedAt + task.duration * DAY_MS };
    });
  });
  const valid = completions.filter(({ expiresAt }) => expiresAt > now);
  return {
    completions,
    goals: GOALS.flatMap(tasksOf),
    level: completions.length,
    susscore: valid.reduce((sum, { task }) => sum + task.score, 0),
  };
}

function tasksOf(id: string | undefined): SeedTask[] {
  return tasks.filter((task) => task.id === id);
}
