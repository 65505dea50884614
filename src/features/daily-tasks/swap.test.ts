import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { SET_ASIDE_REASONS } from '@/domain/daily-record';
import { staleRows, tasksOf } from '@/domain/daily-swap';
import { swap } from './swap';
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
          const { set, recordText, record } = shared;
          const from = tasksOf(record, set)[slot] ?? '';
          const request = { slot, from, reason, now: 1 };
          const input = { accountId: 'me', catalog, completed: new Set<string>() };
          const requests = shared.requests(s, lose);
          await swap({ ...input, set, recordText, request }, requests).catch(() => undefined);
        }
      }),
    ),
  );
}

type Clicks = { slot: number; reason: (typeof SET_ASIDE_REASONS)[number] | undefined }[];

it('The rows show three different tasks at every moment, whatever devices and lost answers do', async () => {
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
