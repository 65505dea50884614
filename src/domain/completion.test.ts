import { describe, expect, it } from 'vitest';
import { canUndo, completedTaskIds, expiryOf, hasInvalidDates, isValid } from './completion';
import { DAY_MS, instantOf } from './instant';
import { setZone } from './testing/zones';
import { UNDO_MS } from './time-limits';

const NOW = Date.parse('2025-03-29T22:00:00.000Z');

describe('A completion', () => {
  it('counts while its expiration is in the future', () => {
    expect(isValid({ expirationDate: instantOf(NOW + 1) }, NOW)).toBe(true);
    expect(isValid({ expirationDate: instantOf(NOW) }, NOW)).toBe(false);
    expect(isValid({ expirationDate: 'never' }, NOW)).toBe(false);
  });

  it('has invalid dates if they are unreadable, in the future or in the wrong order', () => {
    const dates = (completedDate: string, expirationDate: string) =>
      hasInvalidDates({ completedDate, expirationDate }, NOW);
    expect(dates(instantOf(NOW), instantOf(NOW + DAY_MS))).toBe(false);
    expect(dates('never', instantOf(NOW))).toBe(true);
    expect(dates(instantOf(NOW), 'never')).toBe(true);
    expect(dates('9999-01-01T00:00:00.000Z', '9999-02-01T00:00:00.000Z')).toBe(true);
    expect(dates(instantOf(NOW), instantOf(NOW - DAY_MS))).toBe(true);
  });

  it('can be undone for an hour after it was recorded, but not without a readable time', () => {
    const at = (done: number, recorded?: number) => ({
      completedDate: instantOf(done),
      ...(recorded !== undefined && { createdAt: instantOf(recorded) }),
    });
    const yesterday = NOW - DAY_MS;
    expect(canUndo(at(yesterday, NOW), NOW)).toBe(true);
    expect(canUndo(at(yesterday, NOW - UNDO_MS + 1), NOW)).toBe(true);
    expect(canUndo(at(yesterday, NOW - UNDO_MS), NOW)).toBe(false);
    expect(canUndo(at(NOW), NOW)).toBe(true);
    expect(canUndo(at(yesterday), NOW)).toBe(false);
    expect(canUndo({ completedDate: 'lately' }, NOW)).toBe(false);
  });

  it('expires after the task’s duration in days of 24 hours, across clock changes (D17)', () => {
    setZone('Europe/Berlin');
    // Clocks change a few hours later, and again in October.
    for (const duration of [1, 365, 400]) {
      expect(expiryOf(NOW, { duration }) - NOW).toBe(duration * DAY_MS);
    }
  });

  it('lasts a day when the task has no valid duration (D16)', () => {
    for (const duration of [undefined, null, 0, -7]) {
      expect(expiryOf(NOW, { duration })).toBe(NOW + DAY_MS);
    }
  });

  it('has a valid expiration however long the task’s duration is', () => {
    expect(instantOf(expiryOf(NOW, { duration: 2 ** 31 - 1 }))).toMatch(/^21\d\d-/);
  });

  it('marks its task as complete until it expires', () => {
    const row = (taskId: string, expires: number) => ({
      id: taskId,
      taskId,
      completedDate: instantOf(NOW),
      expirationDate: instantOf(expires),
    });
    expect(completedTaskIds([row('a', NOW + 5), row('b', NOW - 5)], NOW)).toEqual(new Set(['a']));
  });
});
