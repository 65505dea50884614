import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '@/domain/instant';
import { complete, completionRequests, removeCompletion } from '@/features/completions/complete';
import { settle } from '@/features/completions/settle';
import type { Network } from './network';
import { TIMEOUT_MS, type Races, startRaces } from './races';
import { completedOnce, type RacedAccount, tasks } from './shared-account';

const [bike, tap, bag] = tasks;
if (!bike || !tap || !bag) throw new Error('There are too few tasks');

const WINDOW = 3 * DAY_MS;
/** A border of two validity windows of the tasks, in the future. */
const BORDER = Math.ceil(Date.now() / WINDOW) * WINDOW;

let races: Races;

beforeAll(async () => {
  races = await startRaces(BORDER - DAY_MS);
});

afterAll(() => races.stop());

/** What a race must end with. */
type Outcome = Awaited<ReturnType<RacedAccount['outcome']>>;
type Case = readonly [
  title: string,
  race: (account: RacedAccount, network: Network) => Promise<Outcome>,
];

// docs/protocol.md, I1 to I3.
const cases: Case[] = [
  [
    'A task completed by clocks on both sides of a border counts once',
    async (account, network) => {
      await Promise.all([
        account.complete(bike, BORDER - 2, network),
        account.complete(bike, BORDER + 2, network),
      ]);
      return completedOnce([bike]);
    },
  ],
  [
    'A task completed twice when its earlier completion has just expired counts once more',
    async (account, network) => {
      await account.complete(bike, BORDER - WINDOW - 10);
      await Promise.all([
        account.complete(bike, BORDER - 2, network),
        account.complete(bike, BORDER + 2, network),
      ]);
      return { ...completedOnce([bike]), rows: 2, level: 2 };
    },
  ],
  [
    'A task completed across an edit of its duration counts once',
    async (account, network) => {
      await Promise.all([
        account.complete({ ...bike, duration: 7 }, BORDER + 1, network),
        account.complete(bike, BORDER + 2, network),
      ]);
      return completedOnce([bike]);
    },
  ],
  [
    'A task completed twice while a third device repairs the level counts once',
    async (account, network) => {
      await Promise.all([
        account.complete(bike, BORDER - 1, network),
        account.complete(bike, BORDER + 1, network),
        account.run(() => settle(account.context(BORDER)), network),
      ]);
      return completedOnce([bike]);
    },
  ],
  [
    'Ten tasks completed at once end with ten rows, level 10 and the right score',
    async (account, network) => {
      await Promise.all(tasks.map((task, at) => account.complete(task, BORDER + at, network)));
      return completedOnce(tasks);
    },
  ],
  [
    'Undo on two devices lowers the level once',
    async (account, network) => {
      await account.complete(tap, BORDER);
      const { row } = await account.complete(bike, BORDER + 1);
      const undo = () =>
        account.run(() => removeCompletion(account.context(BORDER + 2), row), network);
      await Promise.all([undo(), undo()]);
      return completedOnce([tap]);
    },
  ],
  [
    'Undo alongside a completion and a repair leaves the right level',
    async (account, network) => {
      const { row } = await account.complete(bike, BORDER);
      await Promise.all([
        account.run(() => removeCompletion(account.context(BORDER + 1), row), network),
        account.complete(tap, BORDER + 1, network),
        account.run(() => settle(account.context(BORDER + 2)), network),
      ]);
      return completedOnce([tap]);
    },
  ],
  [
    'Undo alongside another completion of the task leaves the level of what is stored',
    async (account, network) => {
      const { row } = await account.complete(bike, BORDER);
      await Promise.all([
        account.run(() => removeCompletion(account.context(BORDER + 1), row), network),
        account.complete(bike, BORDER + 2, network),
        account.run(() => settle(account.context(BORDER + 2)), network),
      ]);
      // Either may come first.
      const { rows } = await account.outcome(BORDER + 3);
      return completedOnce(rows === 0 ? [] : [bike]);
    },
  ],
  [
    'Repairs alongside a completion count an uncounted one once',
    async (account, network) => {
      const interrupted = {
        ...completionRequests,
        setMember: () => Promise.reject(new Error('The tab was closed')),
      };
      const uncounted = { ...account.context(BORDER), task: bike };
      await account.run(() => complete(uncounted, interrupted));
      const repair = () => account.run(() => settle(account.context(BORDER + 2)), network);
      await Promise.all([repair(), account.complete(tap, BORDER + 1, network), repair()]);
      return completedOnce([bike, tap]);
    },
  ],
];

it.each(cases)(
  '%s',
  async (title, race) => {
    await races.run(title, async (account, network) => {
      const expected = await race(account, network);
      expect(await account.outcome(BORDER + 20)).toEqual(expected);
    });
  },
  TIMEOUT_MS,
);

it(
  'The next visit makes up for responses that were lost',
  async () => {
    const lossRate = 0.2;
    await races.run(
      'lost responses',
      async (account, network) => {
        const { row } = await account.complete(bag, BORDER);
        const lossy = (act: () => Promise<unknown>) =>
          account.run(act, network).catch(() => undefined);
        const completing = { ...account.context(BORDER + 1), task: bike };
        await Promise.all([
          lossy(() => complete(completing)),
          account.complete(tap, BORDER + 2),
          lossy(() => removeCompletion(account.context(BORDER + 2), row)),
        ]);
        // What the browser noted is finished (decision 017).
        await account.run(() => complete(completing));
        await account.run(() => removeCompletion(account.context(BORDER + 3), row));
        await account.run(() => settle(account.context(BORDER + 3)));
        expect(await account.outcome(BORDER + 20)).toEqual(completedOnce([bike, tap]));
      },
      lossRate,
    );
  },
  TIMEOUT_MS,
);
