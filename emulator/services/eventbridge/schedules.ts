import type { ScheduleDefinition } from '../../assembly/definition';
import type { Collection, Store } from '../../core/store';
import { recurrenceOf, type Recurrence } from '../../core/schedule-expressions/recurrence';
import { dueTimesBetween, mostAtOnce, nextDueTime } from './due-times';
import { runSchedule, type RunParts } from './run';
import { scheduleStates, type LastRun, type ScheduleState } from './schedule-state';

/** Timers stop while the machine sleeps, so the clock is read at least this often. */
const mostWaitMs = 60_000;

/** A schedule, when it is due next, and how its latest run ended. */
export interface ScheduleReport {
  schedule: ScheduleDefinition;
  /** Milliseconds since the epoch; absent if it is disabled or never due again. */
  next?: number;
  lastRun?: LastRun;
}

/** The schedules that run by the emulator's clock. */
export interface Schedules {
  list(): ScheduleReport[];
  /** Runs a schedule at once, even a disabled one, and returns how that ended; undefined if there is none. */
  runNow(id: string): Promise<LastRun | undefined>;
  /** Stops them, and waits for runs under way. */
  close(): Promise<void>;
}

interface Parts extends Omit<RunParts, 'definition'> {
  definition: RunParts['definition'] & { schedules: readonly ScheduleDefinition[] };
  store: Store;
  /** When the emulator ended its services to start them again, if it did: due times since then run. */
  closedAt?: Date | undefined;
}

interface Keeping {
  schedule: ScheduleDefinition;
  recurrence: Recurrence;
  state: ScheduleState;
  /** Due times up to here have run. */
  checked: number;
}

/** Starts the definition's schedules. Due times that passed while the emulator didn't run are left out. */
export async function startSchedules(parts: Parts): Promise<Schedules> {
  const states = scheduleStates(parts.store);
  const all = await Promise.all(
    parts.definition.schedules.map((schedule) => keepingOf(schedule, states, parts)),
  );
  return keepRunning(all, states, parts);
}

async function keepingOf(
  schedule: ScheduleDefinition,
  states: Collection<ScheduleState>,
  { clock, closedAt }: Parts,
): Promise<Keeping> {
  const { id, expression, timeZone, source, start } = schedule;
  const recurrence = recurrenceOf(expression, timeZone);
  const now = clock.now().getTime();
  const stored = await states.get(id);
  if (stored?.expression === expression)
    return { schedule, recurrence, state: stored, checked: closedAt?.getTime() ?? now };
  const state = { ...stored, expression, since: start ?? now };
  await states.put(id, state);
  // The Scheduler runs a new schedule with a rate at once; a rule waits.
  return { schedule, recurrence, state, checked: source === 'aws.scheduler' ? now - 1 : now };
}

function keepRunning(
  all: readonly Keeping[],
  states: Collection<ScheduleState>,
  parts: Parts,
): Schedules {
  const { clock, log } = parts;
  const running = new Set<Promise<unknown>>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const run = async (keeping: Keeping, due: number, byHand: boolean): Promise<LastRun> => {
    const { schedule, state } = keeping;
    const at = clock.now().toISOString();
    const begun: LastRun = { at, byHand, result: 'running' };
    keeping.state = { ...state, lastRun: begun };
    const ended: LastRun = { at, byHand, ...(await runSchedule(schedule, due, parts)) };
    // A later run may have begun in the meantime.
    if (keeping.state.lastRun !== begun) return ended;
    keeping.state = { ...keeping.state, lastRun: ended };
    await states.put(schedule.id, keeping.state);
    return ended;
  };
  const track = <T>(work: Promise<T>): Promise<T> => {
    const tracked = work.finally(() => running.delete(tracked));
    running.add(tracked);
    return tracked;
  };
  const runPassed = (keeping: Keeping, until: number): void => {
    const { schedule, recurrence, state, checked: after } = keeping;
    keeping.checked = until;
    if (!schedule.isEnabled || until < after) return;
    const range = { after, until, since: state.since };
    const { times, hasMore } = dueTimesBetween(recurrence, schedule, range);
    if (hasMore) {
      log.warn(
        `More than ${mostAtOnce} due times of the schedule ${schedule.name} passed at once. Only the first ${mostAtOnce} run.`,
      );
    }
    for (const due of times) {
      track(run(keeping, due, false)).catch((error: unknown) =>
        log.error(`A run of the schedule ${schedule.name} failed`, error),
      );
    }
  };
  const next = ({ schedule, recurrence, state, checked: after }: Keeping): number | undefined =>
    schedule.isEnabled
      ? nextDueTime(recurrence, schedule, { after, since: state.since })
      : undefined;
  const check = (): void => {
    clearTimeout(timer);
    if (isClosed) return;
    const now = clock.now().getTime();
    for (const keeping of all) runPassed(keeping, now);
    const waits = all.flatMap((keeping) => {
      const due = next(keeping);
      return due === undefined ? [] : [due - now];
    });
    if (waits.length === 0) return;
    timer = setTimeout(check, Math.min(mostWaitMs, ...waits)).unref();
  };
  check();
  const unsubscribe = clock.onMove(check);

  return {
    list: () =>
      all.map((keeping) => {
        const due = next(keeping);
        const { schedule, state } = keeping;
        return {
          schedule,
          ...(due !== undefined && { next: due }),
          ...(state.lastRun && { lastRun: state.lastRun }),
        };
      }),
    async runNow(id) {
      const keeping = all.find(({ schedule }) => schedule.id === id);
      return keeping && track(run(keeping, clock.now().getTime(), true));
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      unsubscribe();
      await Promise.allSettled(running);
    },
  };
}
