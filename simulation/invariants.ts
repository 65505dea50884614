import type { Completion } from '@/domain/completion';
import { DAILY_COUNT } from '@/domain/daily-count';
import { dailySetOf, isDaily } from '@/domain/daily-set';
import { readMember } from '@/domain/member-state';
import { MOST_CHARACTERS } from '@/domain/member-text';
import { periodOf } from '@/domain/row-ids';
import type { Selection } from '@/domain/selection';
import type { Backend } from './backend/api';

/** Returns what the member document breaks of docs/protocol.md (I1, I2, I5 to I7). */
export function documentProblems(backend: Backend, accountId: string): string[] {
  const stored = storedMember(backend, accountId);
  if (!stored || stored.memberState === null) return [];
  const { problem, ledger } = readMember(stored);
  const problems = problem === undefined ? [] : [`The document is broken: ${problem}`];
  if (stored.memberState.length > MOST_CHARACTERS) problems.push('I7: The document is too long');
  if (ledger && ledger.level !== stored.level) {
    problems.push(`I1: The document counts ${ledger.level}, and the level is ${stored.level}`);
  }
  return problems;
}

/** Returns whether the rows have a complete set of daily tasks, whatever an admin did to them since (I5, I9). */
export function hasDailySet(backend: Backend): boolean {
  const rows = selectionsIn(backend).filter(isDaily);
  const periods = new Set(rows.map(({ id }) => periodOf(id)));
  return [...periods].some((period) => {
    const set = rows.filter(({ id }) => periodOf(id) === period);
    return (
      set.length === DAILY_COUNT && new Set(set.map(({ taskId }) => taskId)).size === DAILY_COUNT
    );
  });
}

/** Returns the stored daily rows in words. */
export function dailyRowsIn(backend: Backend): string {
  const rows = selectionsIn(backend).filter(isDaily);
  return rows.map(({ id, taskId }) => `${id}=${taskId}`).join(', ');
}

/** Returns what is wrong once every device has had a connection for a while. */
export function endProblems(backend: Backend, accountId: string): string[] {
  const problems = documentProblems(backend, accountId);
  const stored = storedMember(backend, accountId);
  const completions = completionsIn(backend);
  const level = stored?.level ?? 0;
  if (level !== completions.length) {
    problems.push(
      `I1: The level is ${level}, and ${completions.length} completions are stored ${debugLedger(backend, accountId)}`,
    );
  }
  const dailies = selectionsIn(backend).filter(isDaily);
  if (dailies.length !== DAILY_COUNT || !dailySetOf(dailies).isComplete) {
    problems.push(`I9: The daily rows are ${dailyRowsIn(backend)}`);
  }
  return problems;
}

/** The stored completions. */
export function completionsIn(backend: Backend): Completion[] {
  return backend.tables.CompletedTask.all().map((row) => ({
    id: row.id,
    taskId: String(row['taskId']),
    completedDate: String(row['completedDate']),
    expirationDate: String(row['expirationDate']),
  }));
}

function selectionsIn(backend: Backend): Selection[] {
  return backend.tables.UserTaskSelection.all().map((row) => {
    const task = backend.tables.Tasks.get(String(row['taskId']));
    return {
      id: row.id,
      taskId: String(row['taskId']),
      selectionDate: String(row['selectionDate']),
      task: task ? (task as never) : null,
    };
  });
}

function storedMember(backend: Backend, accountId: string) {
  const profile = backend.tables.UserProfile.get(accountId);
  if (!profile) return undefined;
  const text = (name: string) => (typeof profile[name] === 'string' ? profile[name] : null);
  return {
    level: typeof profile['level'] === 'number' ? profile['level'] : null,
    memberState: text('memberState'),
    ledger: text('ledger'),
    dailyRecord: text('dailyRecord'),
  };
}

export function debugLedger(backend: Backend, accountId: string): string {
  const stored = storedMember(backend, accountId);
  const reading = stored && readMember(stored);
  const rows = completionsIn(backend);
  const ids = new Set(rows.map((row) => row.taskId + Date.parse(row.completedDate)));
  const missing = reading?.ledger?.counted.filter(([t, , at]) => !ids.has(t + at));
  const counted = new Set(reading?.ledger?.counted.map(([t, , at]) => t + at));
  return JSON.stringify({
    since: new Date(reading?.ledger?.since ?? 0),
    missing,
    uncounted: rows
      .filter((r) => !counted.has(r.taskId + Date.parse(r.completedDate)))
      .map((r) => r.id + ' ' + r.completedDate + ' ' + r.expirationDate),
    undone: reading?.ledger?.undone,
  });
}
