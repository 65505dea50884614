import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { SET_ASIDE_REASONS } from '@/domain/daily-record';
import { staleRows, tasksOf } from '@/domain/daily-swap';
import { newLedger } from '@/domain/ledger';
import { newMember } from '@/domain/member-text';
import { withCounted } from '@/domain/ledger-changes';
import { newCompletion } from '@/domain/new-completion';
import { taskOf } from '@/domain/testing/rows';
import { swap, type SwapRequests } from './swap';
import { SharedSet } from './testing/shared-set';

const START = ['t0', 't1', 't2'];

const clicks = fc.array(
  fc.record({
    slot: fc.nat(2),
    reason: fc.option(fc.constantFrom(...SET_ASIDE_REASONS), { nil: undefined }),
  }),
  { minLength: 1, maxLength: 3 },
);

/** Devices that each swap several times, from the state they saw last, in any order of requests and answers. */
const devices = fc.array(clicks, { minLength: 2, maxLength: 3 });

async function race(s: fc.Scheduler, shared: SharedSet, all: Clicks[], losses: boolean[]) {
  const catalog = [...START, 't3', 't4'];
  const lose = () => losses.pop() ?? false;
  await s.waitFor(
    Promise.all(
      all.map(async (mine) => {
        for (const { slot, reason } of mine) {
          const { set, stored, record } = shared;
          const from = tasksOf(record, set)[slot] ?? '';
          const setAside = reason && { taskId: from, reason, at: 1 };
          const request = { slot, from, setAside, at: 1 };
          const input = { accountId: 'me', catalog, completed: new Set<string>(), now: 1 };
          const requests = shared.requests(s, lose);
          await swap({ ...input, set, stored, request }, requests).catch(() => undefined);
        }
      }),
    ),
  );
}

type Clicks = { slot: number; reason: (typeof SET_ASIDE_REASONS)[number] | undefined }[];

it('The rows show three different tasks at every moment, whatever devices and lost answers do (I5)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      devices,
      fc.array(fc.boolean(), { maxLength: 12 }),
      async (s, all, losses) => {
        const different: number[] = [];
        const shared = new SharedSet(START, (rows) => {
          different.push(new Set(rows.map(({ taskId }) => taskId)).size);
        });
        await race(s, shared, all, losses);
        expect(different.every((count) => count === 3)).toBe(true);
        expect(shared.set.isComplete).toBe(true);
        // At most the row of the latest swap is left to the next visit.
        const left = staleRows(shared.record, shared.set);
        expect(left.length).toBeLessThanOrEqual(1);
        for (const row of left) await s.waitFor(shared.requests(s).writeSwap(row));
        expect(shared.set.current.map(({ taskId }) => taskId)).toEqual(
          tasksOf(shared.record, shared.set),
        );
      },
    ),
    { numRuns: 500 },
  );
});

it('Devices that swap different tasks at once both get what they asked for', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (s) => {
      const shared = new SharedSet(START);
      await race(s, shared, [[{ slot: 0, reason: 'doing' }], [{ slot: 2, reason: undefined }]], []);
      expect(shared.set.current.map(({ taskId }) => taskId).toSorted()).toEqual(['t1', 't3', 't4']);
      expect(shared.record.setAside.map(({ taskId }) => taskId)).toEqual(['t0']);
    }),
  );
});

it('Devices that swap one task at once swap it once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (s) => {
      const shared = new SharedSet(START);
      const click = [{ slot: 1, reason: undefined }];
      await race(s, shared, [click, click], []);
      expect(shared.record.swap?.number).toBe(1);
      expect(shared.set.current.map(({ taskId }) => taskId)).toEqual(
        tasksOf(shared.record, shared.set),
      );
    }),
  );
});

const undo = (shared: SharedSet, stored = shared.stored, requests?: SwapRequests) => {
  const { set } = shared;
  const request = { slot: 0, from: 't9', to: 't0', isBack: true, at: 2 };
  const input = { accountId: 'me', catalog: START, completed: new Set<string>(), now: 2 };
  return swap({ ...input, set, stored, request }, requests);
};
const swapped = () => {
  const shared = new SharedSet(START);
  const recorded = { number: 1, period: 1, slot: 0, tasks: ['t9', 't1', 't2'], away: ['t0'] };
  const state = newMember(0, 1);
  shared.member.write({ ...state, daily: { ...state.daily, swap: recorded } });
  return shared;
};
const complete = ({ member }: SharedSet) => {
  const { daily } = member.reading;
  const ledger = withCounted(newLedger(0, 1), newCompletion('me', taskOf('t9'), 1));
  member.write({ ledger, daily, days: [] });
};

it('A swap can’t be undone once its task is complete, also if another device has just completed it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (s) => {
      const shared = swapped();
      const before = shared.stored;
      const completion = s.schedule(Promise.resolve('completion')).then(() => {
        const isTaken = tasksOf(shared.record, shared.set)[0] === 't0';
        complete(shared);
        return isTaken;
      });
      const outcome = undo(shared, before, shared.requests(s));
      await s.waitFor(Promise.all([completion, outcome]));
      const isUndone = await completion;
      expect((await outcome) === 'complete').toBe(!isUndone);
      expect(tasksOf(shared.record, shared.set)[0]).toBe(isUndone ? 't0' : 't9');
    }),
  );
});

it('A swap ends with an error that says what to do when others swap all the time', async () => {
  const shared = swapped();
  let swaps = 1;
  const requests: SwapRequests = {
    ...shared.requests(),
    fetchMember: () => {
      swaps += 1;
      const tasks = ['t9', 't1', 't2'];
      const swap = { number: swaps, period: 1, slot: 0, tasks, away: [] };
      const state = newMember(0, 1);
      shared.member.write({ ...state, daily: { ...state.daily, swap } });
      return Promise.resolve(shared.stored);
    },
    setMember: () => Promise.resolve(false),
    writeSwap: () => Promise.resolve(null),
  };
  await expect(undo(shared, shared.stored, requests)).rejects.toThrow(/Try again/);
});
