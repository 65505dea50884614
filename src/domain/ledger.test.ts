import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Completion } from './completion';
import { DAY_MS, instantOf } from './instant';
import { isCounted, isUndone, newLedger, rowIdOf } from './ledger';
import { overlapOf, prune, rivalOf, validTasks, withCounted, withUndone } from './ledger-changes';

const NOW = Date.parse('2026-03-01T12:00:00.000Z');

function completionOf(taskId: string, from = NOW, days = 1): Completion {
  return {
    id: `me#done#${taskId}#${days}d${Math.floor(from / DAY_MS)}`,
    taskId,
    completedDate: instantOf(from),
    expirationDate: instantOf(from + days * DAY_MS),
  };
}

const bike = completionOf('bike', NOW, 3);

describe('A ledger', () => {
  it('counts a completion once, and takes it out once, in any order', () => {
    const steps = fc.array(fc.constantFrom(withCounted, withUndone), { minLength: 1 });
    fc.assert(
      fc.property(steps, (all) => {
        const ledger = all.reduce((now, step) => step(now, bike), newLedger(7, NOW));
        const isTakenOut = all.includes(withUndone);
        expect(ledger.level).toBe(isTakenOut ? 7 : 8);
        expect(isCounted(ledger, bike)).toBe(!isTakenOut);
        expect(isUndone(ledger, bike)).toBe(isTakenOut);
      }),
    );
  });

  it('counts a task that was undone and completed again', () => {
    const again = completionOf('bike', NOW + 5, 3);
    const undone = withUndone(withCounted(newLedger(0, NOW), bike), bike);
    expect(withCounted(undone, again).level).toBe(1);
  });

  it('finds another completion of the task while both are valid, and no other', () => {
    const ledger = withCounted(newLedger(0, NOW), bike);
    const end = NOW + 3 * DAY_MS;
    const overlapping = overlapOf(ledger, completionOf('bike', end - 1, 7));
    expect(overlapping && rowIdOf('me', overlapping)).toBe(bike.id);
    expect(overlapOf(ledger, bike)).toBeUndefined();
    expect(overlapOf(ledger, completionOf('bike', end))).toBeUndefined();
    expect(overlapOf(ledger, completionOf('bike', NOW - DAY_MS))).toBeUndefined();
    expect(overlapOf(ledger, completionOf('tap'))).toBeUndefined();
  });

  it('counts one completion in place of another with its ID, since only one of them can be stored', () => {
    const other = { ...bike, completedDate: instantOf(NOW + 5) };
    const ledger = withCounted(withCounted(newLedger(0, NOW), bike), other);
    expect(ledger.level).toBe(1);
    expect([isCounted(ledger, bike), isCounted(ledger, other)]).toEqual([false, true]);
    expect(withUndone(ledger, bike).level).toBe(1);
    expect(overlapOf(ledger, bike)).toBeDefined();
    expect(rivalOf(ledger, bike)).toBeUndefined();
  });

  it('keeps the ID of a row that something else has written', () => {
    const foreign = { ...bike, id: '5f0c' };
    const [entry] = withCounted(newLedger(0, NOW), foreign).counted;
    expect(entry && rowIdOf('me', entry)).toBe('5f0c');
  });

  it('forgets a completion a week after it expired, and what it counted stays', () => {
    const ledger = withCounted(withCounted(newLedger(0, NOW), bike), completionOf('tap'));
    const later = prune(ledger, NOW + 10 * DAY_MS);
    expect(later.level).toBe(2);
    expect(isCounted(later, bike)).toBe(true);
    expect(isCounted(later, completionOf('tap'))).toBe(false);
    expect(validTasks(ledger, NOW + 2 * DAY_MS)).toEqual(['bike']);
  });
});
