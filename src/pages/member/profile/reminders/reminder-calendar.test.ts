import * as fc from 'fast-check';
import type ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type Away, timesAwayIn } from '@/domain/away';
import { DAY_MS } from '@/domain/instant';
import { forAll } from '@/domain/testing/for-all';
import { eventIn } from '@/testing/calendar';
import { reminderCalendar } from './reminder-calendar';

const text = (time: string, now = new Date(2026, 1, 27, 12, 0), away: readonly Away[] = []) =>
  reminderCalendar({
    accountId: '4f6a0c2e-1b7d-4c1e-9a51-2f6f0d4b9c11',
    time,
    home: 'https://verdure.example/userlanding',
    now,
    away,
  });

function firstOccurrences(event: ICAL.Event, count: number): ICAL.Time[] {
  const iterator = event.iterator();
  return Array.from({ length: count }, () => iterator.next());
}

describe('the calendar file of the daily reminder', () => {
  it('has one daily event that starts at the next chosen time and links to the home page', () => {
    const event = eventIn(text('07:30'));
    expect(event.startDate.toString()).toBe('2026-02-28T07:30:00');
    expect(event.component.getFirstPropertyValue('rrule')?.toString()).toBe('FREQ=DAILY');
    expect(event.component.getFirstPropertyValue('url')).toBe(
      'https://verdure.example/userlanding',
    );
    expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    const alarm = event.component.getFirstSubcomponent('valarm');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('PT0S');
  });

  const startOf = (time: string, now: Date) => eventIn(text(time, now)).startDate.toString();

  it('starts today if the time is still ahead, otherwise tomorrow', () => {
    const now = new Date(2026, 11, 31, 17, 30);
    expect(startOf('17:31', now)).toBe('2026-12-31T17:31:00');
    expect(startOf('17:30', now)).toBe('2027-01-01T17:30:00');
    expect(startOf('08:00', now)).toBe('2027-01-01T08:00:00');
  });

  it('starts within a day of the wall clock, at the chosen time', () => {
    const instants = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2030, 0) });
    const digits = (count: number) =>
      fc.integer({ min: 0, max: count - 1 }).map((value) => String(value).padStart(2, '0'));
    forAll([instants, digits(24), digits(60)], (instant, hours, minutes) => {
      const start = startOf(`${hours}:${minutes}`, new Date(instant));
      expect(start).toContain(`T${hours}:${minutes}:00`);
      // Without a time zone, it is the time of the device.
      expect(Date.parse(start)).toBeGreaterThan(instant);
      expect(Date.parse(start)).toBeLessThanOrEqual(instant + DAY_MS);
    });
  });

  it('keeps its time of day for a year, across both clock changes', () => {
    const occurrences = firstOccurrences(eventIn(text('07:30')), 366);
    for (const { zone, hour, minute } of occurrences) {
      // A floating time follows the calendar's own clock.
      expect([zone.tzid, hour, minute]).toEqual(['floating', 7, 30]);
    }
    expect(String(occurrences.at(-1))).toBe('2027-02-28T07:30:00');
  });

  it('replaces an earlier event with the same ID and a higher sequence number', () => {
    const earlier = eventIn(text('07:30'));
    const later = eventIn(text('21:00', new Date(2026, 1, 27, 12, 1)));
    expect(later.uid).toBe(earlier.uid);
    expect(later.sequence).toBeGreaterThan(earlier.sequence);
  });

  it('skips days away, and keeps its time across a clock change', () => {
    // Daylight saving time begins on March 8 in New York.
    const away = timesAwayIn('2026-01-01/2026-01-09 2026-03-02/2026-03-12');
    const days = firstOccurrences(eventIn(text('07:30', new Date(2026, 1, 27, 12), away)), 4);
    expect(days.map(String)).toEqual([
      '2026-02-28T07:30:00',
      '2026-03-01T07:30:00',
      '2026-03-12T07:30:00',
      '2026-03-13T07:30:00',
    ]);
    const since = firstOccurrences(eventIn(text('07:30', new Date(2026, 2, 5, 12), away)), 1);
    expect(since.map(String)).toEqual(['2026-03-12T07:30:00']);
  });
});
