// @vitest-environment jsdom
import * as fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '@/domain/instant';
import { expirationFrom } from '@/domain/completion';
import { completedAt } from '@/domain/member-state';
import { taskOf } from '@/domain/testing/rows';
import { clearAccountCache } from '@/lib/account-cache';
import { complete } from '@/features/completions/complete';
import { SharedAccount } from '@/features/completions/testing/shared-account';
import { sendDeed } from './send-deed';

const WEEK_MS = 7 * DAY_MS;
const START = Date.parse('2026-03-12T08:00:00.000Z');
const END = START + WEEK_MS;
const tasks = [
  taskOf('bike', 'Daily', { duration: 3, score: 20, carbonKg: 1.25 }),
  taskOf('tap', 'Daily', { duration: 1, score: 10 }),
  taskOf('bulbs', 'Medium', { duration: 5, score: 30, waterLiters: 40, moneyDollars: 0.5 }),
] as const;
const scores = new Map(tasks.map(({ id, score }) => [id, score ?? 0]));

interface Tap {
  readonly device: number;
  readonly task: (typeof tasks)[number];
  readonly at: number;
}

const tap = fc.record({
  device: fc.nat(1),
  task: fc.constantFrom(...tasks),
  at: fc.nat(WEEK_MS / MINUTE_MS - 1).map((minute) => START + minute * MINUTE_MS),
});
const week = fc.uniqueArray(tap, { maxLength: 13, selector: ({ at }) => at });

/** The taps that their device takes: as far as it knows, their task is open. */
function taken(taps: readonly Tap[]): Tap[] {
  const done: Tap[] = [];
  for (const one of taps) {
    const isOpen = done.every(
      ({ device, task, at }) =>
        device !== one.device ||
        task !== one.task ||
        expirationFrom(at, task) <= new Date(one.at).toISOString(),
    );
    if (isOpen) done.push(one);
  }
  return done;
}

const newAccount = () => SharedAccount.withDocument(0, START - DAY_MS, Object.fromEntries(scores));

async function send(shared: SharedAccount, { task, at }: Tap): Promise<void> {
  const context = { accountId: 'me', now: END, notedAt: at, scores };
  await sendDeed(context, { kind: 'complete', task, at }, shared.requests());
}

function outcomeOf(shared: SharedAccount) {
  const rows = shared.completions().toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const instants = completedAt(shared.member.reading).toSorted((a, b) => a - b);
  return { rows, instants, level: shared.level, saved: shared.member.reading.ledger?.saved };
}

beforeEach(clearAccountCache);

it(
  'A week without a connection on two devices ends as if both had always been connected',
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(week, fc.infiniteStream(fc.nat(1)), async (all, turns) => {
        const taps = taken(all.toSorted((a, b) => a.at - b.at));
        const twin = newAccount();
        for (const { task, at } of taps) {
          await complete({ accountId: 'me', now: at, scores, task }, twin.requests());
        }
        const shared = newAccount();
        const queues = [0, 1].map((number) => taps.filter(({ device }) => device === number));
        while (queues.some((queue) => queue.length > 0)) {
          const next = queues[turns.next().value ?? 0]?.shift();
          if (next) await send(shared, next);
        }
        expect(outcomeOf(shared)).toEqual(outcomeOf(twin));
        const valid = shared
          .completions()
          .filter(({ expirationDate }) => Date.parse(expirationDate) > END);
        expect(shared.susscore ?? 0).toBe(
          valid.reduce((sum, { taskId }) => sum + (scores.get(taskId) ?? 0), 0),
        );
      }),
      { numRuns: Number(process.env['VERDURE_WEEKS'] ?? 200) },
    );
  },
);
