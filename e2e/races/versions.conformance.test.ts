import { afterAll, beforeAll, expect, it } from 'vitest';
import { developer, member, post } from 'amplify-emulator/testing';
import { fetchCompletions } from '@/data/completions';
import { changeMember, openMember } from '@/data/member';
import { fetchMember, memberRequests } from '@/data/member-requests';
import type { Completion } from '@/domain/completion';
import { setAsideIds } from '@/domain/daily-record';
import { DAY_MS, instantOf } from '@/domain/instant';
import { toLedgerEntry, type LedgerEntry } from '@/domain/ledger';
import { readMember, type StoredMember } from '@/domain/member-state';
import { inDaily } from '@/domain/member-text';
import { newCompletion } from '@/domain/new-completion';
import { accountsBefore, LAST_USED } from '@/testing/version-before';
import { type Races, startRaces, TIMEOUT_MS } from './races';
import { RacedAccount, tasks } from './shared-account';

/*
 * A tab of the version before November 2026, which knows no member document, alongside this version (docs/protocol.md,
 * 'Versions of the application'; I2, I4). Its requests are those of its last commit.
 */

const NOW = LAST_USED + DAY_MS / 24;
const { member: before, completions } = accountsBefore.busy;
const [, , , task] = tasks;
if (!task) throw new Error('There are too few tasks');

let races: Races;
const account = new RacedAccount('busy');

beforeAll(async () => {
  races = await startRaces(NOW);
}, TIMEOUT_MS);

afterAll(() => races.stop());

// Both SetStanding and SetDailyRecord.
const UPDATE = `mutation ($input: UpdateUserProfileInput!, $condition: ModelUserProfileConditionInput) {
  updateUserProfile(input: $input, condition: $condition) { id }
}`;
const CREATE_PROFILE = `mutation ($input: CreateUserProfileInput!) { createUserProfile(input: $input) { id } }`;
const DELETE_PROFILE = `mutation ($input: DeleteUserProfileInput!) { deleteUserProfile(input: $input) { id } }`;
const COMPLETE = `mutation ($input: CreateCompletedTaskInput!) { createCompletedTask(input: $input) { id } }`;

/** Stores the account as the version before left it. */
async function restore(): Promise<void> {
  await post(races.origin, developer, DELETE_PROFILE, { input: { id: account.id } });
  const { level, ledger, dailyRecord } = before;
  const profile = { id: account.id, profileOwner: account.id, level, ledger, dailyRecord };
  await send(developer, CREATE_PROFILE, { input: profile });
  for (const row of completions) {
    await post(races.origin, developer, COMPLETE, { input: row });
  }
}

async function send(
  caller: typeof developer,
  query: string,
  variables: Record<string, unknown>,
): Promise<void> {
  const { errors } = await post(races.origin, caller, query, variables);
  if (errors[0]) throw new Error(errors[0].message);
}

const absent = (attribute: string) => ({
  or: [{ [attribute]: { attributeExists: false } }, { [attribute]: { attributeType: '_null' } }],
});
// As that version compared a text: by its revision, which comes first.
const still = (attribute: string, text: string | null) =>
  text === null
    ? absent(attribute)
    : { [attribute]: { beginsWith: text.slice(0, text.indexOf(',') + 1) } };

/** Writes level and ledger as that version did, over what it had read. Returns the type of the error, if any. */
async function setStanding(from: StoredMember, to: LedgerBefore) {
  const input = { id: account.id, level: to.level, ledger: JSON.stringify(to), susscore: 1 };
  const condition = { and: [{ level: { eq: from.level } }, still('ledger', from.ledger)] };
  return refusalOf(input, condition);
}

/** Writes the daily record as that version did, over what it had read. Returns the type of the error, if any. */
function setDailyRecord(from: StoredMember, record: object) {
  const input = { id: account.id, dailyRecord: JSON.stringify({ revision: 1, ...record }) };
  return refusalOf(input, still('dailyRecord', from.dailyRecord));
}

async function refusalOf(input: object, condition: object): Promise<string | undefined> {
  const { errors } = await post(races.origin, member(account.id), UPDATE, { input, condition });
  return errors[0]?.errorType ?? undefined;
}

interface LedgerBefore {
  readonly revision: number;
  readonly level: number;
  readonly since: number;
  readonly counted: readonly LedgerEntry[];
  readonly undone: readonly LedgerEntry[];
}

/** The ledger that it began when it found none: of all rows, with at least their number as the level. */
function ledgerOfRows(level: number, rows: readonly Completion[]): LedgerBefore {
  const since = NOW - 2 * DAY_MS;
  const counted = rows.map(toLedgerEntry).filter(([, , , until]) => until > since);
  return { revision: NOW + 1, level: Math.max(level, rows.length), since, counted, undone: [] };
}

const aside = (taskId: string) =>
  inDaily((daily) => ({
    ...daily,
    setAside: [...daily.setAside, { taskId, reason: 'doing', at: NOW }],
  }));
const change = (taskId: string) =>
  account.run(() => changeMember({ accountId: account.id, now: NOW }, aside(taskId)));
const stored = () => account.run(() => fetchMember(account.id));

it('What an earlier version read before is refused when it writes, so it undoes nothing', async () => {
  await restore();
  await change('w');
  const written = await stored();
  expect(written).toMatchObject({ level: before.level, ledger: null, dailyRecord: null });
  const ledger: LedgerBefore = JSON.parse(before.ledger ?? '');
  const refusals = [
    await setStanding(before, { ...ledger, revision: ledger.revision + 1, level: 99 }),
    await setDailyRecord(before, { setAside: [] }),
  ];
  expect(refusals).toEqual(Array(2).fill('DynamoDB:ConditionalCheckFailedException'));
  expect(await stored()).toEqual(written);
});

it('What an earlier version writes from then on is taken over once, and undoes nothing', async () => {
  await restore();
  await change('w');
  const written = await stored();
  const level = written.level ?? 0;
  // It finds no ledger, begins one from the rows, and completes a task; then it sets one aside.
  const rows = await account.run(() => fetchCompletions(account.id, instantOf(0)));
  const begun = ledgerOfRows(level, rows);
  expect(await setStanding(written, begun)).toBeUndefined();
  const row = newCompletion(account.id, task, NOW);
  await send(member(account.id), COMPLETE, { input: row });
  const counted: LedgerBefore = {
    ...begun,
    revision: begun.revision + 1,
    level: begun.level + 1,
    counted: [...begun.counted, toLedgerEntry(row)],
  };
  const beside = await stored();
  expect(await setStanding(beside, counted)).toBeUndefined();
  const own = { taskId: 'v', reason: 'unsuited', at: NOW - 1 };
  expect(await setDailyRecord(written, { setAside: [own] })).toBeUndefined();

  const context = { accountId: account.id, now: NOW + 1 };
  const { state } = await account.run(() => openMember(context, memberRequests));
  const known = readMember(written);
  expect(state.ledger.level).toBe(level + 1);
  const counts = state.ledger.counted.filter(([id]) => id === task.id);
  expect(counts.map((entry) => entry.slice(0, 4))).toContainEqual(toLedgerEntry(row));
  expect(state.ledger.undone).toEqual(known.ledger?.undone);
  expect(state.daily).toMatchObject({ swap: known.daily.swap, lastWindow: known.daily.lastWindow });
  expect(setAsideIds(state.daily)).toEqual(expect.arrayContaining(['v', 'w']));
  await change('x');
  expect(await stored()).toMatchObject({ level: level + 1, ledger: null, dailyRecord: null });
});
