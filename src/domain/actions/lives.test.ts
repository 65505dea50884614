import { describe, expect, it } from 'vitest';
import { type ScoredCompletion } from '@/domain/completion';
import { seededRandom } from '@/domain/daily-pick';
import { DAY_MS, epochOf, HOUR_MS, instantOf, MINUTE_MS } from '@/domain/instant';
import { NOTHING_SAVED } from '@/domain/lifetime';
import { amountsIn, withAmounts } from '@/domain/lifetime-changes';
import { completionId, goalSelectionId } from '@/domain/row-ids';
import type { Selection } from '@/domain/selection';
import type { Task } from '@/domain/task';
import { taskOf } from '@/domain/testing/rows';
import { ActionSchema, type Action } from './action';
import { apply, applyAll, applyNext } from './apply';
import { type Commit, commitOf, committed } from './commit';
import { dailySetIn, type Member, memberAfterConflict, memberFrom } from './member';
import { recordIn } from './record';
import { actionOf, complete, NO_ROWS, NOW, refresh, renew, swap, undo } from './testing/members';
import * as v from 'valibot';

/*
 * Random lives of an account on three devices: offline for hours, with lost requests and responses, lists that lag, and
 * requests that arrive again hours later. The invariants of decision 163 are checked after every commit and action.
 */

const dailies = Array.from('abcdefgh');
const larger = Array.from('uvwxyz');
const tasks = new Map<string, Task>([
  ...dailies.map(
    (id) =>
      [id, taskOf(id, 'Daily', { duration: 1 + (id.charCodeAt(0) % 3), carbonKg: 1 })] as const,
  ),
  ...larger.map((id) => [id, taskOf(id, 'Medium', { duration: 5 })] as const),
]);

/** What is stored, by the rules of `commitMember`. */
class Api {
  revision = 0;
  level: number | null = null;
  memberRecord: string | null = null;
  completions = new Map<string, ScoredCompletion>();
  selections = new Map<string, Selection>();

  commit(commit: Commit): boolean {
    if (commit.revision !== this.revision || commit.levelBefore !== this.level) return false;
    this.revision += 1;
    this.level = commit.level;
    this.memberRecord = commit.memberRecord;
    const parts = [commit.complete, commit.uncomplete, commit.select, commit.deselect];
    const count = parts.reduce((sum, list) => sum + list.length, 1);
    same('at most 100 parts', count <= 100, true);
    for (const { taskId, at, until, saved } of commit.complete) {
      const id = completionId('me', taskId, at);
      const [completedDate, expirationDate] = [instantOf(at), instantOf(until)];
      this.completions.set(id, {
        id,
        taskId,
        completedDate,
        expirationDate,
        saved,
        task: tasks.get(taskId) ?? null,
      });
    }
    for (const { place, taskId, selectionDate, goal = null } of commit.select) {
      const id = `me#${place}`;
      this.selections.set(id, { id, taskId, selectionDate, goal, task: tasks.get(taskId) ?? null });
    }
    for (const id of commit.uncomplete) this.completions.delete(id);
    for (const id of commit.deselect) this.selections.delete(id);
    return true;
  }

  rows() {
    return {
      ...NO_ROWS,
      completions: [...this.completions.values()],
      selections: [...this.selections.values()],
      tasks,
    };
  }

  /** A2, A3 and A6. */
  check(): void {
    const record = recordIn(this.memberRecord);
    if (!record || record === 'later') throw new Error('The record can’t be read');
    const rows = [...this.completions.values()];
    same('A2: the level counts the rows', this.level ?? 0, rows.length);
    const saved = rows.reduce((sum, row) => withAmounts(sum, amountsIn(row), NOW), NOTHING_SAVED);
    // Since when it counts stays, though the first completion was undone.
    same('A2: the sum is that of the rows', record.saved, { ...saved, since: record.saved.since });
    for (const [task, at] of record.done)
      same(
        'A2: what is listed has a row',
        this.completions.has(completionId('me', task, at)),
        true,
      );
    const shown = record.set.tasks.map(
      (_, place) => this.selections.get(`me#daily#${place}`)?.taskId,
    );
    same('A3: the rows are the set', shown, record.set.tasks);
    same('A3: they differ', new Set(shown).size, shown.length);
    const goals = [...this.selections.values()].filter(({ id }) => id.includes('#goal#'));
    const ofGoals = goals.map(({ taskId }) => taskId).sort();
    same('A2: goals have rows', ofGoals, record.goals.map(([task]) => task).sort());
  }
}

/** Throws an Error that says what doesn't hold. */
function same(what: string, found: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  if (one !== other) throw new Error(`${what}: ${one} isn’t ${other}`);
}

interface Device {
  stored: Member;
  waiting: Action[];
  /** Requests whose response was lost, which arrive again. */
  late: Commit[];
  /** Rows as they were once. */
  lagging: ReturnType<Api['rows']>;
  isOnline: boolean;
  skew: number;
}

function life(seed: number, steps: number): Api {
  const random = seededRandom(`life ${seed}`);
  const pick = <T>(items: readonly T[]): T | undefined =>
    items[Math.floor(random() * items.length)];
  const api = new Api();
  const read = (lagging = api.rows()): Member => {
    const member = memberFrom(lagging, api, now);
    if (member === 'later') throw new Error('unreadable');
    return member;
  };
  let now = NOW;
  const devices: Device[] = [0, 1, 2].map(() => ({
    stored: read(),
    waiting: [],
    late: [],
    lagging: api.rows(),
    isOnline: true,
    skew: (random() - 0.5) * 10 * MINUTE_MS,
  }));

  const act = (device: Device, shown: Member): Action | undefined => {
    const at = Math.round(now + device.skew);
    const { set, last } = shown.record;
    const current = dailySetIn(shown);
    if (set.number === 0 || set.start + DAY_MS <= at) return renew(set.number, next(shown), at);
    const done = shown.completions.find(
      ({ expirationDate }) => (epochOf(expirationDate) ?? 0) > at,
    );
    const task = pick([...tasks.values()]);
    const goal = pick(shown.goals);
    const daily = pick(current.current);
    if (!task || !daily) throw new Error('There is nothing to do');
    switch (Math.floor(random() * 14)) {
      case 0:
        return refresh(set.number, next(shown), at);
      case 1:
        return actionOf({ kind: 'takeBack', set: set.number, tasks: [] }, at);
      case 2:
        return swap(set.number, daily.taskId, next(shown)[0] ?? 'a', {
          at,
          reason: random() < 0.5 ? 'doing' : null,
        });
      case 3:
        return done && undo(shown, done.taskId, at);
      case 4:
        return task.difficulty === 'Daily'
          ? undefined
          : actionOf({ kind: 'add', task, goal: null }, at);
      case 5:
        return goal && actionOf({ kind: 'remove', taskId: goal.taskId, name: '' }, at);
      case 6:
        return (
          goal &&
          actionOf({ kind: 'plan', taskId: goal.taskId, name: '', plan: { cue: `at ${at}` } }, at)
        );
      case 7:
        return (
          goal &&
          actionOf(
            { kind: 'steps', taskId: goal.taskId, name: '', change: { kind: 'tick', stepId: 's' } },
            at,
          )
        );
      case 8:
        return last && actionOf({ kind: 'late', set: last.period, tasks: [] }, at);
      case 9:
        return complete(task, at, at - Math.round(random() * DAY_MS));
      default:
        return complete(task, at);
    }
  };
  const next = (shown: Member): string => {
    const rest = dailies.filter((id) => !shown.record.set.tasks.includes(id));
    const from = Math.floor(random() * (rest.length - 3));
    return rest.slice(from, from + 3).join('');
  };
  const checkTwice = (member: Member, action: Action): void => {
    const once = apply(member, action).member;
    same('A5: twice is once', apply(once, action).member, once);
  };

  const send = (device: Device): void => {
    for (const commit of device.late.splice(0)) if (api.commit(commit)) api.check();
    for (let attempt = 0; attempt < 5 && device.waiting.length > 0; attempt += 1) {
      const batch = device.waiting.slice(0, 20);
      const { member } = applyNext(device.stored, batch, { gone: new Set(), now });
      if (member === device.stored) {
        device.waiting.splice(0, batch.length);
        continue;
      }
      const commit = commitOf(device.stored, member, now);
      const fate = random();
      if (fate < 0.1) return;
      const isStored = api.commit(commit);
      if (isStored) api.check();
      if (fate < 0.2) {
        device.late.push(commit);
        return;
      }
      if (!isStored) {
        const stored = memberAfterConflict(device.stored, api, now);
        if (stored === 'later') throw new Error('unreadable');
        device.stored = stored;
        continue;
      }
      device.stored = committed(member, commit);
      device.waiting.splice(0, batch.length);
    }
  };

  for (let step = 0; step < steps; step += 1) {
    now += Math.round(random() * 3 * HOUR_MS);
    const device = pick(devices);
    if (!device) throw new Error('There is no device');
    if (random() < 0.1) device.isOnline = !device.isOnline;
    const shown = applyAll(device.stored, device.waiting);
    const action = act(device, shown);
    if (action) {
      same('an action can be noted', v.safeParse(ActionSchema, action).success, true);
      checkTwice(shown, action);
      device.waiting.push(action);
    }
    if (!device.isOnline) continue;
    send(device);
    if (random() < 0.3) {
      // A read of a revision that is known changes nothing that is shown, however old its lists are.
      const again = read(device.lagging);
      if (again.revision === device.stored.revision)
        same('old lists change nothing', faceOf(again), faceOf(device.stored));
      else device.stored = read();
      device.lagging = api.rows();
    }
  }
  for (let round = 0; round < 3; round += 1) {
    for (const device of devices) {
      while (device.waiting.length > 0 || device.late.length > 0) send(device);
    }
  }
  return api;
}

/** What pages show of a member, but for the contents of rows. */
function faceOf(member: Member): unknown {
  const { level, record, completions, goals } = member;
  return {
    level,
    set: record.set,
    aside: record.aside,
    done: completions
      .map(({ id }) => id)
      .filter((id) => record.done.some(([task, at]) => id === completionId('me', task, at)))
      .sort(),
    goals: goals.map(({ taskId }) => goalSelectionId('me', taskId)).sort(),
    days: record.days,
  };
}

describe('a life of three devices', () => {
  it.each(Array.from({ length: 20 }, (_, seed) => seed))('keeps what always holds (%i)', (seed) => {
    const api = life(seed, 200);
    expect(api.revision).toBeGreaterThan(20);
    expect(api.memberRecord?.length).toBeLessThan(4000);
  });
});
