import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeToken } from 'amplify-emulator/testing';
import { createRow, deleteRow, readRows, taskList, updateRow } from '@/data/admin-list';
import { fetchCatalog } from '@/data/task-catalog';
import { fetchCatalogVersion, publishTasks } from '@/data/task-catalog-writes';
import { fetchDailies } from '@/data/tasks';
import { isOffered } from '@/domain/daily-offer';
import { publishable } from '@/domain/task-publication';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { type Network, onDevice } from './network';
import { TIMEOUT_MS, type Races, startRaces } from './races';
import type { RacedAccount } from './shared-account';
import { Member } from '../cost/member';
import { taskOf } from '@/domain/testing/rows';

let races: Races;

beforeAll(async () => {
  races = await startRaces(Date.now());
});

afterAll(() => races.stop());

/** Runs the code of an admin page in a browser of its own. */
function asAdmin<T>(act: () => Promise<T>, network?: Network): Promise<T> {
  return onDevice(fakeToken('admin', { groups: ['Admin'] }), act, { network, stored: new Map() });
}

const publish = (rows: readonly CatalogRow[]) => publishTasks('admin', publishable(rows));

/** Returns the IDs that members read, sorted. */
async function publishedIds(account: RacedAccount): Promise<string[]> {
  return account.run(async () => {
    const tasks = await fetchCatalog(account.id, (await fetchCatalogVersion()) ?? '');
    return (tasks ?? [])
      .filter(isOffered)
      .map(({ id }) => id)
      .toSorted();
  });
}

async function storedIds(account: RacedAccount): Promise<string[]> {
  return account.run(async () => (await fetchDailies()).map(({ id }) => id).toSorted());
}

/** Three admins save at once, each knowing the list from before, and publish what they know. */
async function saveAtOnce(account: RacedAccount, network: Network) {
  const known = await asAdmin(() => readRows(taskList));
  const create = (name: string, state: 'Live' | 'Draft') =>
    createRow(taskList, `${account.id}-${name}`, { name, difficulty: 'Daily', state });
  const old = await asAdmin(() => create('old', 'Live'));
  return Promise.allSettled([
    asAdmin(async () => publish([...known, old, await create('new', 'Live')]), network),
    asAdmin(async () => publish([...known, old, await create('draft', 'Draft')]), network),
    asAdmin(async () => {
      const archived = await updateRow(taskList, old, { state: 'Archived' });
      await publish([...known, archived]);
    }, network),
  ]);
}

it(
  'What admins save at once all ends up in what members read, without drafts and archived tasks',
  async () => {
    await races.run('publishing', async (account, network) => {
      const results = await saveAtOnce(account, network);
      expect(results.map(({ status }) => status)).toEqual(results.map(() => 'fulfilled'));
      const ids = await publishedIds(account);
      expect(ids).toEqual(await storedIds(account));
      expect(ids).toContain(`${account.id}-new`);
      expect(ids.filter((id) => /-(draft|old)$/.test(id))).toEqual([]);
    });
  },
  TIMEOUT_MS,
);

it(
  'The next admin page publishes what was not published because an answer was lost',
  async () => {
    await races.run(
      'lost publishing',
      async (account, network) => {
        await saveAtOnce(account, network);
        await asAdmin(async () => {
          const rows = await readRows(taskList);
          await publish(rows);
          // It has nothing left to publish.
          const version = await fetchCatalogVersion();
          await publish(rows);
          expect(await fetchCatalogVersion()).toBe(version);
        });
        expect(await publishedIds(account)).toEqual(await storedIds(account));
      },
      0.2,
    );
  },
  TIMEOUT_MS,
);

it('A member reads all daily tasks instead when the version is gone', async () => {
  await races.run('gone', async (account) => {
    expect(await account.run(() => fetchCatalog(account.id, 'gone'))).toBeUndefined();
  });
});

it('A deleted task is published as gone', async () => {
  await races.run('deleting', async (account) => {
    const row = await asAdmin(() =>
      createRow(taskList, account.id, { name: 'Short-lived', difficulty: 'Daily', state: 'Live' }),
    );
    const rows = await asAdmin(() => readRows(taskList));
    await asAdmin(() => publish(rows));
    expect(await publishedIds(account)).toContain(row.id);
    await asAdmin(() => deleteRow(taskList, row));
    await asAdmin(() => publish(rows.filter(({ id }) => id !== row.id)));
    expect(await publishedIds(account)).not.toContain(row.id);
  });
});

it("A member's completions have what an admin has changed, in a browser that keeps older tasks", async () => {
  await races.run('changed points', async (account) => {
    const create = (name: string) =>
      createRow(taskList, `${account.id}-${name}`, {
        name,
        difficulty: 'Daily',
        score: 3,
        duration: 9,
      });
    const [changed, deleted] = await asAdmin(async () => {
      const rows = [await create('changed'), await create('deleted')] as const;
      await publish(await readRows(taskList));
      return rows;
    });
    const member = new Member(account.id);
    for (const { id, name } of [changed, deleted])
      await member.complete(taskOf(id, 'Daily', { name }));
    // A renewal makes the browser keep the published tasks.
    await member.renew(await member.visit());
    const scores = async () => {
      const { completions } = await member.visit();
      return Object.fromEntries(completions.map(({ taskId, task }) => [taskId, task?.score]));
    };
    expect(await scores()).toEqual({ [changed.id]: 3, [deleted.id]: 3 });
    await asAdmin(async () => {
      await updateRow(taskList, changed, { score: 8 });
      await deleteRow(taskList, deleted);
      await publish(await readRows(taskList));
    });
    expect(await scores()).toEqual({ [changed.id]: 8, [deleted.id]: undefined });
  });
});
