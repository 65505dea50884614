import { askedAt } from '@/domain/daily-refresh';
import { dailySetOf } from '@/domain/daily-set';
import { type Home, memberIn } from '@/data/home';

/** A refresh by hand. */
export interface Asked {
  /**
   * In milliseconds since the epoch, after the completions that the member saw. A completion of one of the tasks since
   * then refuses the refresh.
   */
  readonly at: number;
  /** Whether the replaced tasks may come again, because the member has only just got them. */
  readonly mayRepeat?: boolean;
}

/** Returns the refresh that a member asks for at `now` (milliseconds since the epoch), seeing this home page. */
export function askedAtClick(home: Home, now: number): Asked {
  const tasks = dailySetOf(home.selections).current.map(({ taskId }) => taskId);
  const known = { ledger: memberIn(home).ledger, completions: home.completions };
  return { at: askedAt(tasks, known, now) };
}
