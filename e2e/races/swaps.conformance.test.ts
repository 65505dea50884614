import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchMember } from '@/data/member-requests';
import { fetchDailySelections } from '@/data/selection-writes';
import type { SetAsideReason } from '@/domain/daily-record';
import { dailySetOf } from '@/domain/daily-set';
import { tasksOf } from '@/domain/daily-swap';
import { DAY_MS } from '@/domain/instant';
import { readMember } from '@/domain/member-state';
import { dailySelectionId } from '@/domain/row-ids';
import { cleanUp } from '@/pages/member/home/daily-tasks/clean-up';
import { reassign } from '@/pages/member/home/daily-tasks/reassign';
import { swap, swapRequests } from '@/pages/member/home/daily-tasks/swap';
import { readsCaughtUp } from '../testing/running-emulator';
import { TIMEOUT_MS, type Races, startRaces } from './races';
import { type RacedAccount, tasks } from './shared-account';

const NOW = Date.now();
/** So few that devices which swap at once would choose the same task. */
const offered = tasks.slice(0, 5);
const catalog = offered.map(({ id }) => id);

let races: Races;

beforeAll(async () => {
  races = await startRaces(NOW);
});

afterAll(() => races.stop());

/** What a device shows: the set and the record as stored. */
async function state(account: RacedAccount) {
  await readsCaughtUp();
  return account.run(async () => {
    const stored = await fetchMember(account.id);
    const ids = [0, 1, 2].map((slot) => dailySelectionId(account.id, 1, slot));
    const { selections } = await fetchDailySelections(account.id, ids);
    const set = dailySetOf(selections);
    return { stored, record: readMember(stored).daily, set };
  });
}

async function assigned(account: RacedAccount) {
  const assign = { accountId: account.id, selections: [], now: NOW };
  await account.run(() => reassign({ ...assign, tasks: offered, completed: new Set() }));
  return state(account);
}

const idsOf = ({ set }: Awaited<ReturnType<typeof state>>) =>
  set.current.map(({ taskId }) => taskId);

it(
  'Three devices that swap at once end with three different tasks, and see them at every moment',
  async () => {
    await races.run('swaps', async (account, network) => {
      const start = await assigned(account);
      const progress = { isOver: false };
      const click = (slot: number, reason?: SetAsideReason) => {
        const from = idsOf(start)[slot] ?? '';
        const setAside = reason && { taskId: from, reason, at: NOW };
        const request = { slot, from, setAside, at: NOW };
        const input = { accountId: account.id, catalog, completed: new Set<string>(), now: NOW };
        return account.run(() => swap({ ...input, ...start, request }), network);
      };
      const watch = async () => {
        while (!progress.isOver) expect(new Set(idsOf(await state(account))).size).toBe(3);
      };
      const swaps = Promise.all([click(0), click(1, 'doing'), click(2, 'unsuited')]).finally(
        () => void (progress.isOver = true),
      );
      await Promise.all([swaps, watch()]);
      const end = await state(account);
      expect(end.set.isComplete).toBe(true);
      expect(idsOf(end)).toEqual(tasksOf(end.record, end.set));
      expect(end.set.current.map(({ selectionDate }) => selectionDate)).toEqual(
        start.set.current.map(({ selectionDate }) => selectionDate),
      );
      const aside = end.record.setAside.map(({ taskId }) => taskId);
      expect(aside.toSorted()).toEqual(idsOf(start).slice(1).toSorted());
    });
  },
  TIMEOUT_MS,
);

it(
  'A swap during a renewal on another device leaves three different tasks',
  async () => {
    await races.run('swap and renewal', async (account, network) => {
      const start = await assigned(account);
      const from = start.set.current[0]?.taskId ?? '';
      const accountId = account.id;
      await Promise.all([
        account.run(
          () =>
            swap({
              accountId,
              catalog,
              completed: new Set(),
              ...start,
              request: { slot: 0, from, at: NOW },
              now: NOW,
            }),
          network,
        ),
        account.run(
          () =>
            reassign({
              accountId,
              selections: start.set.current,
              stored: start.stored,
              tasks: offered,
              completed: new Set(),
              now: NOW + 1,
            }),
          network,
        ),
      ]);
      const { set } = await state(account);
      expect(set).toMatchObject({ isComplete: true, period: 2, leftovers: [] });
    });
  },
  TIMEOUT_MS,
);

it(
  'Renewals at the end of a window during a swap remember its tasks, whatever responses are lost',
  async () => {
    await races.run(
      'renewals and a swap',
      async (account, network) => {
        const start = await assigned(account);
        const input = { accountId: account.id, catalog, completed: new Set<string>() };
        const later = NOW + DAY_MS;
        const renew = (from: Pick<typeof start, 'set' | 'stored'>) => {
          const selections = from.set.current;
          const { stored } = from;
          return reassign({ ...input, tasks: offered, selections, stored, now: later });
        };
        const request = { slot: 0, from: idsOf(start)[0] ?? '', at: NOW };
        const another = (act: () => Promise<unknown>) =>
          account.run(act, network).catch(() => undefined);
        await Promise.all([
          another(() => renew(start)),
          another(() => renew(start)),
          another(() => swap({ ...input, ...start, request, now: later })),
        ]);
        await account.run(() => finish(account.id, renew));
        const stored = await account.run(() => fetchMember(account.id));
        const { lastWindow } = readMember(stored).daily;
        expect(lastWindow).toMatchObject({ period: 1, end: later });
        expect(new Set(lastWindow?.tasks).size).toBe(3);
      },
      0.2,
    );
  },
  TIMEOUT_MS,
);

/** What the next visit does: it renews an incomplete set, and deletes rows that are left. */
async function finish(
  accountId: string,
  renew: (from: Pick<Awaited<ReturnType<typeof state>>, 'set' | 'stored'>) => Promise<unknown>,
): Promise<void> {
  const read = async () => {
    await readsCaughtUp();
    return dailySetOf((await fetchDailySelections(accountId, [])).selections);
  };
  const stored = await fetchMember(accountId);
  const set = await read();
  const ids = set.leftovers.map(({ id }) => id);
  if (!set.isComplete || set.period === 1) await renew({ set, stored });
  else await cleanUp({ accountId, set, stored, ids });
  const end = await read();
  expect(end).toMatchObject({ isComplete: true, leftovers: [] });
  expect(end.period).toBeGreaterThan(1);
}

it(
  'A swap whose responses are lost is finished later, once',
  async () => {
    await races.run(
      'lost swaps',
      async (account, network) => {
        const start = await assigned(account);
        const request = { slot: 1, from: idsOf(start)[1] ?? '', at: NOW };
        const input = { accountId: account.id, catalog, completed: new Set<string>(), now: NOW };
        await account
          .run(() => swap({ ...input, ...start, request }), network)
          .catch(() => undefined);
        const between = await state(account);
        expect(new Set(idsOf(between)).size).toBe(3);
        const next = { slot: 2, from: idsOf(between)[2] ?? '', at: NOW };
        await account.run(() => swap({ ...input, ...between, request: next }, swapRequests));
        const end = await state(account);
        expect(end.set.isComplete).toBe(true);
        expect(idsOf(end)).toEqual(tasksOf(end.record, end.set));
        expect(idsOf(end)[0]).toBe(idsOf(start)[0]);
      },
      0.3,
    );
  },
  TIMEOUT_MS,
);
