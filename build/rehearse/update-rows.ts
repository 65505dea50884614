import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { developerCredentials } from 'amplify-emulator/client';
import { runDefinition, silentLog } from 'amplify-emulator/backend';
import { Codes } from '../check-deployment/codes';
import { ask, type Backend, backendOf } from '../check-deployment/deployment';
import { People } from '../check-deployment/people';
import type { Version } from './version';

const MINUTE_MS = 60_000;
const TASK = 'rehearsed-task';

/**
 * Has a member of the earlier version write rows, then runs the later version on the same tables. Returns what went
 * wrong: rows that read otherwise, and operations of the earlier client that fail. Operations in `unfit` are left out.
 */
export async function updateFaults(
  earlier: Version,
  later: Version,
  unfit: ReadonlySet<string>,
): Promise<string[]> {
  const stateFolder = mkdtempSync(join(tmpdir(), 'verdure-update-'));
  try {
    const { token, sub, rows } = await inVersion(earlier, stateFolder, async (backend, mailbox) => {
      const people = new People(backend.outputs, 'me+{}@verdure.example', new Codes(mailbox).find);
      const member = await people.create('member');
      await writeRows(backend, member.token, member.sub);
      return { ...member, rows: await readRows(backend, member.token, member.sub) };
    });
    if (rows.some((row) => row === null)) return ['The earlier version didn’t store its own rows.'];
    return await inVersion(later, stateFolder, async (backend) => {
      const faults = await operationFaults(earlier, { backend, token, sub }, unfit);
      const now = await readRows(backend, token, sub);
      if (!isDeepStrictEqual(now, rows)) {
        faults.push(`Rows read ${JSON.stringify(now)} instead of ${JSON.stringify(rows)}.`);
      }
      return [...faults, ...(await operationFaults(later, { backend, token, sub }, new Set()))];
    });
  } finally {
    rmSync(stateFolder, { recursive: true, force: true });
  }
}

async function inVersion<Result>(
  { definition }: Version,
  stateFolder: string,
  act: (backend: Backend, mailbox: string) => Promise<Result>,
): Promise<Result> {
  const emulator = await runDefinition({ definition, stateFolder, port: 0, log: silentLog });
  try {
    return await act(
      backendOf(emulator.outputs()),
      `${emulator.origin}/mailbox/messages.json?to={}`,
    );
  } finally {
    await emulator.close();
  }
}

async function writeRows(backend: Backend, token: string, sub: string): Promise<void> {
  const task = `mutation { createTasks(input: { id: "${TASK}", name: "Walk", difficulty: Daily, score: 3 }) { id } }`;
  await ask(backend, { credentials: developerCredentials }, task);
  const now = new Date();
  const later = new Date(now.getTime() + MINUTE_MS);
  const dates = `completedDate: "${now.toISOString()}", expirationDate: "${later.toISOString()}"`;
  const writes = [
    `createUserProfile(input: { id: "${sub}", profileOwner: "${sub}", screenname: "Fern", level: 2 }) { id }`,
    `createUserTaskSelection(input: { id: "${sub}#${TASK}", userId: "${sub}", taskId: "${TASK}" }) { id }`,
    `createCompletedTask(input: { id: "${sub}#done", taskId: "${TASK}", nameofowner: "${sub}", profileId: "${sub}", ${dates} }) { id }`,
  ];
  for (const write of writes) await ask(backend, { token }, `mutation { ${write} }`);
}

async function readRows(backend: Backend, token: string, sub: string): Promise<unknown[]> {
  const reads = {
    profile: `getUserProfile(id: "${sub}") { id screenname level profileOwner createdAt selectedTasks { items { id } } completedTasks { items { id } } }`,
    selection: `getUserTaskSelection(id: "${sub}#${TASK}") { id owner task { name score } createdAt }`,
    completion: `getCompletedTask(id: "${sub}#done") { id nameofowner completedDate expirationDate task { name } }`,
    list: `listCompletedTaskByNameofownerAndExpirationDate(nameofowner: "${sub}", expirationDate: { gt: "2000" }) { items { id } }`,
  };
  const rows: unknown[] = [];
  for (const read of Object.values(reads)) {
    rows.push((await ask(backend, { token }, `{ row: ${read} }`)).data?.['row'] ?? null);
  }
  return rows;
}

/** The queries of a client that a member's page begins with, run as it would. */
const pageQueries = ['Home', 'HistoryPage', 'ProfileDetails', 'Member', 'Completed', 'Completions'];

async function operationFaults(
  { operations }: Version,
  { backend, token, sub }: { backend: Backend; token: string; sub: string },
  unfit: ReadonlySet<string>,
): Promise<string[]> {
  const since = '2000-01-01T00:00:00.000Z';
  const instants = { since, streakSince: since };
  const choices = { withDailies: true, withTasks: true, withDates: true };
  const values = { id: sub, owner: sub, limit: 100, taskLimit: 100, ...instants, ...choices };
  const faults: string[] = [];
  for (const name of pageQueries) {
    const text = operations.get(name);
    if (text === undefined || unfit.has(name)) continue;
    const declared = Object.entries(values).filter(([key]) => text.includes(`$${key}:`));
    const { errors } = await ask(backend, { token }, text, Object.fromEntries(declared));
    faults.push(...errors.map(({ message }) => `${name}: ${message}`));
  }
  return faults;
}
