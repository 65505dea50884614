import type { Completion } from '@/domain/completion';
import { DAILY_COUNT } from '@/domain/daily-count';
import type { DailyRecord } from '@/domain/daily-record';
import { savingEntryOf, sumOf } from '@/domain/ledger-changes';
import { readMember, VERSION } from '@/domain/member-state';
import { isGoalSelectionId, periodOf } from '@/domain/row-ids';
import type { Backend } from './backend/api';
import type { Row } from './backend/rows';

/** Returns what the member document breaks of docs/protocol.md (I1, I2, I5 to I7). */
export function documentProblems(backend: Backend, accountId: string): string[] {
  const stored = storedMember(backend, accountId);
  if (!stored || stored.memberState === null) return [];
  const { problem, ledger } = readOnce(stored);
  const problems = problem === undefined ? [] : [`The document is broken: ${problem}`];
  if (ledger && ledger.level !== stored.level) {
    problems.push(`I1: The document counts ${ledger.level}, and the level is ${stored.level}`);
  }
  return problems;
}

/** Returns the version of the member document; 0 if there is none. */
export function versionIn(backend: Backend, accountId: string): number {
  const text = backend.tables.UserProfile.get(accountId)?.['memberState'];
  return Number(VERSION_PART.exec(String(text))?.[2] ?? 0);
}

const VERSION_PART = /^(\{"revision":\d+,"version":)(\d+)/;

/** Returns what the member document says about daily tasks; undefined if there is none. */
export function dailyRecordIn(backend: Backend, accountId: string): DailyRecord | undefined {
  const stored = storedMember(backend, accountId);
  return stored && readOnce(stored).daily;
}

/** Returns whether the rows have a complete set of daily tasks, whatever an admin did to them since (I5, I9). */
export function hasDailySet(backend: Backend): boolean {
  const rows = dailyRows(backend);
  const periods = new Set(rows.map(({ id }) => periodOf(id)));
  return [...periods].some((period) => isSet(rows.filter(({ id }) => periodOf(id) === period)));
}

/** Returns the stored daily rows in words. */
export function dailyRowsText(backend: Backend): string {
  return dailyRows(backend)
    .map(({ id, taskId }) => `${id}=${taskId}`)
    .join(', ');
}

/** Returns what is wrong once every device has had a connection for a while. */
export function endProblems(backend: Backend, accountId: string): string[] {
  const problems = documentProblems(backend, accountId);
  const level = storedMember(backend, accountId)?.level ?? 0;
  const completions = completionsIn(backend);
  if (level !== completions.length) {
    problems.push(`I1: The level is ${level}, and ${completions.length} completions are stored`);
  }
  const stored = storedMember(backend, accountId);
  const saved = stored && readMember(stored).ledger?.saved;
  // When a task was first completed stays after its undo.
  const sum = {
    ...sumOf(completions.map((row) => savingEntryOf(row))),
    since: saved?.since ?? null,
  };
  if (JSON.stringify(sum) !== JSON.stringify(saved)) {
    problems.push(`I11: The sum is ${JSON.stringify(saved)}, of the rows ${JSON.stringify(sum)}`);
  }
  const rows = dailyRows(backend);
  const isLive = ({ taskId }: { taskId: string }) => backend.tables.Tasks.get(taskId) !== undefined;
  if (!isSet(rows) || !rows.every(isLive)) {
    problems.push(`I9: The daily rows are ${dailyRowsText(backend)}`);
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
    saved: amountsOf(row['saved']),
  }));
}

/** The tasks on the stored list of goals, with what their rows note. */
export function goalsIn(backend: Backend): ReadonlyMap<string, string | null> {
  const rows = backend.tables.UserTaskSelection.all().filter(({ id }) => isGoalSelectionId(id));
  return new Map(
    rows.map(({ taskId, goal }) => [String(taskId), typeof goal === 'string' ? goal : null]),
  );
}

function amountsOf(value: unknown): number[] | null {
  return Array.isArray(value) ? value.map(Number) : null;
}

export interface DailyRow {
  readonly id: string;
  readonly taskId: string;
}

/** Returns the stored daily rows. */
export function dailyRows(backend: Backend): DailyRow[] {
  return backend.tables.UserTaskSelection.all()
    .filter(({ id }) => periodOf(id) > 0)
    .map((row) => ({ id: row.id, taskId: String(row['taskId']) }));
}

function isSet(rows: readonly DailyRow[]): boolean {
  const tasks = new Set(rows.map(({ taskId }) => taskId));
  return rows.length === DAILY_COUNT && tasks.size === DAILY_COUNT;
}

type Stored = Parameters<typeof readMember>[0];

let latest: { readonly text: string; readonly reading: ReturnType<typeof readMember> } | undefined;
const readings = new WeakMap<Stored, ReturnType<typeof readMember>>();

/** Reads a document that was just written once for all checks, and not again until it changes. */
function readOnce(stored: Stored): ReturnType<typeof readMember> {
  const known = readings.get(stored);
  if (known) return known;
  const text = JSON.stringify(stored);
  if (latest?.text !== text) latest = { text, reading: readMember(stored) };
  readings.set(stored, latest.reading);
  return latest.reading;
}

const members = new WeakMap<Row, Stored>();

function storedMember(backend: Backend, accountId: string): Stored | undefined {
  const profile = backend.tables.UserProfile.get(accountId);
  if (!profile) return undefined;
  // A row that is written is another object.
  const stored = members.get(profile) ?? memberOf(profile);
  members.set(profile, stored);
  return stored;
}

function memberOf(profile: Row): Stored {
  const text = (name: string) => (typeof profile[name] === 'string' ? profile[name] : null);
  return {
    level: typeof profile['level'] === 'number' ? profile['level'] : null,
    // The simulation's later version differs in its number only.
    memberState:
      text('memberState')?.replace(
        VERSION_PART,
        (_, start: string, version: string) => start + Math.min(Number(version), VERSION),
      ) ?? null,
    ledger: text('ledger'),
    dailyRecord: text('dailyRecord'),
  };
}
