import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAILY_COUNT } from './daily-count';
import { notEnoughTasksMessage, pickDailies, seededRandom } from './daily-pick';

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { maxLength: 20 });
const none = new Set<string>();

const input = fc
  .record({ catalog: ids, extra: ids, seed: fc.string() })
  .chain(({ catalog, extra, seed }) =>
    fc.record({
      catalog: fc.constant(catalog),
      current: fc.subarray(catalog).map((some) => new Set([...some, ...extra])),
      completed: fc.subarray(catalog).map((some) => new Set([...some, ...extra])),
      seed: fc.constant(seed),
    }),
  );

describe('pickDailies', () => {
  it('picks three different tasks, or all if the catalog has fewer', () => {
    fc.assert(
      fc.property(input, ({ seed, ...rest }) => {
        const picked = pickDailies({ ...rest, random: seededRandom(seed) });
        expect(new Set(picked).size).toBe(Math.min(DAILY_COUNT, rest.catalog.length));
        for (const id of picked) expect(rest.catalog).toContain(id);
      }),
    );
  });

  it('picks the same tasks for the same seed, whatever the order of the catalog (D13)', () => {
    fc.assert(
      fc.property(input, ({ seed, ...rest }) => {
        const once = pickDailies({ ...rest, random: seededRandom(seed) });
        const catalog = rest.catalog.toReversed();
        expect(pickDailies({ ...rest, catalog, random: seededRandom(seed) })).toEqual(once);
      }),
    );
  });

  it('picks current or completed tasks only when there are not enough others (D12)', () => {
    fc.assert(
      fc.property(input, ({ seed, ...rest }) => {
        const fresh = rest.catalog.filter((id) => !rest.current.has(id) && !rest.completed.has(id));
        const picked = pickDailies({ ...rest, random: seededRandom(seed) });
        const freshPicked = picked.filter((id) => fresh.includes(id));
        expect(freshPicked).toHaveLength(Math.min(DAILY_COUNT, fresh.length));
      }),
    );
  });

  it('prefers a current task that is still open to a completed one', () => {
    const picked = pickDailies({
      catalog: ['a', 'b', ...Array.from({ length: DAILY_COUNT - 1 }, (_, at) => `open-${at}`)],
      current: new Set(['a']),
      completed: new Set(['b']),
      random: seededRandom('x'),
    });
    expect(picked).toContain('a');
    expect(picked).not.toContain('b');
  });

  it('picks all tasks equally often', () => {
    const catalog = Array.from({ length: 12 }, (_, at) => `t${at}`);
    const seen = new Map<string, number>();
    for (let period = 0; period < 1200; period++) {
      const random = seededRandom(`account#${period}`);
      for (const id of pickDailies({ catalog, current: none, completed: none, random })) {
        seen.set(id, (seen.get(id) ?? 0) + 1);
      }
    }
    // Far outside this band around the average, the shuffle would favor some tasks.
    const average = (1200 * DAILY_COUNT) / catalog.length;
    for (const id of catalog) {
      expect(seen.get(id)).toBeGreaterThan(average - 70);
      expect(seen.get(id)).toBeLessThan(average + 70);
    }
  });

  it('has a message for a catalog with too few tasks', () => {
    expect(notEnoughTasksMessage(2)).toBe('Not enough tasks in database. Found 2, need 3');
  });
});
