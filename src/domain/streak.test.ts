import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestStreak, currentStreak, isForgivenToday } from './streak';
import { forAll } from './testing/for-all';

const TODAY = 20_000;
const lengths = fc.integer({ min: 3, max: 300 });
const run = (days: number, last = TODAY) => Array.from({ length: days }, (_, at) => last - at);

describe('The current streak', () => {
  it('counts the days in a row up to today, which isn’t missed until it is over', () => {
    expect(currentStreak(new Set(), TODAY)).toMatchObject({ days: 0, forgiven: undefined });
    forAll([lengths, fc.nat(1)], (days, ago) => {
      const streak = currentStreak(new Set(run(days, TODAY - ago)), TODAY);
      expect(streak).toMatchObject({ days, forgiven: undefined });
    });
  });

  it('forgives one missed day, wherever it is, and returns it', () => {
    forAll([lengths, fc.nat()], (length, choice) => {
      const missed = TODAY - 1 - (choice % (length - 2));
      const done = new Set(run(length).filter((day) => day !== missed));
      expect(currentStreak(done, TODAY)).toMatchObject({ days: length - 1, forgiven: missed });
    });
  });

  it('ends at the second missed day, adjacent to the first or not', () => {
    forAll([lengths, fc.nat(), fc.nat()], (length, one, other) => {
      const missed = [one, other].map((choice) => TODAY - 1 - (choice % (length - 2)));
      fc.pre(missed[0] !== missed[1]);
      const second = Math.min(...missed);
      const done = new Set(run(length).filter((day) => !missed.includes(day)));
      expect(currentStreak(done, TODAY).days).toBe(TODAY - second - 1);
    });
  });

  it('pauses on days away, wherever they are; they count only if something was done', () => {
    forAll([lengths, fc.nat(), fc.integer({ min: 1, max: 60 })], (length, choice, days) => {
      const last = TODAY - 1 - (choice % (length - 2));
      const away = new Set(run(days, last));
      const before = run(length, TODAY).filter((day) => day > last);
      const done = new Set([...before, ...run(length, last - days)]);
      expect(currentStreak(done, TODAY, away)).toMatchObject({
        days: before.length + length,
        forgiven: undefined,
      });
      const busy = new Set([...done, last]);
      expect(currentStreak(busy, TODAY, away).days).toBe(before.length + length + 1);
      expect(bestStreak(done, away)).toBe(before.length + length);
    });
  });

  it('forgives one missed day next to days away, and ends at a second', () => {
    const away = new Set(run(7, TODAY - 3));
    const earlier = run(4, TODAY - 10);
    const done = new Set([TODAY, TODAY - 1, ...earlier]);
    expect(currentStreak(done, TODAY, away)).toMatchObject({ days: 6, forgiven: TODAY - 2 });
    expect(currentStreak(new Set([TODAY, ...earlier]), TODAY, away).days).toBe(1);
  });
});

it('The best streak is the longest ever, with one missed day forgiven', () => {
  expect(bestStreak(new Set())).toBe(0);
  expect(bestStreak(new Set([...run(4, TODAY - 30), ...run(3, TODAY - 9)]))).toBe(4);
  expect(bestStreak(new Set([...run(4, TODAY - 30), ...run(3, TODAY - 26)]))).toBe(7);
});

it('The forgiven day applies on the day after it, and on no other', () => {
  const missedOn = (missed: number) =>
    currentStreak(new Set(run(9).filter((day) => day !== missed && day !== TODAY)), TODAY);
  expect(isForgivenToday(missedOn(TODAY - 1), TODAY)).toBe(true);
  expect(isForgivenToday(missedOn(TODAY - 2), TODAY)).toBe(false);
  expect(isForgivenToday(missedOn(TODAY - 20), TODAY)).toBe(false);
});
