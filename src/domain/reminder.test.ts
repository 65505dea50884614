import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextReminder } from './reminder';
import { forAll } from './testing/for-all';

it('The first reminder is today if the time is still ahead, and tomorrow if not', () => {
  const now = new Date(2026, 11, 31, 17, 30);
  expect(nextReminder('17:31', now).toISOString()).toBe('2026-12-31T17:31:00.000Z');
  expect(nextReminder('17:30', now).toISOString()).toBe('2027-01-01T17:30:00.000Z');
  expect(nextReminder('08:00', now).toISOString()).toBe('2027-01-01T08:00:00.000Z');
});

it('The first reminder is within a day of the wall clock, at the chosen time', () => {
  const instants = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2030, 0) });
  const digits = (count: number) =>
    fc.integer({ min: 0, max: count - 1 }).map((one) => String(one).padStart(2, '0'));
  forAll([instants, digits(24), digits(60)], (instant, hours, minutes) => {
    const now = new Date(instant);
    const next = nextReminder(`${hours}:${minutes}`, now);
    const clock = Date.UTC(
      ...([now.getFullYear(), now.getMonth(), now.getDate()] as const),
      ...([now.getHours(), now.getMinutes(), now.getSeconds(), now.getMilliseconds()] as const),
    );
    expect(next.getTime()).toBeGreaterThan(clock);
    expect(next.getTime()).toBeLessThanOrEqual(clock + 24 * 60 * 60_000);
    expect(next.toISOString()).toContain(`T${hours}:${minutes}:00.000Z`);
  });
});
