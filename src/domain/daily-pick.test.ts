import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Category } from './category';
import { DAILY_COUNT } from './daily-count';
import { inOrderOfPreference, type PickInput, seededRandom } from './daily-pick';
import { forAll } from './testing/for-all';

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { maxLength: 20 });
const none = new Set<string>();

type Picking = Omit<PickInput<never>, 'tasks' | 'interests'> & {
  readonly catalog: readonly string[];
  readonly interesting?: ReadonlySet<string>;
};

const FOOD: Category = 'Food';

function pickDailies({ catalog, interesting = none, ...more }: Picking): string[] {
  const tasks = catalog.map((id) => ({ id, category: interesting.has(id) ? FOOD : null }));
  const order = inOrderOfPreference({ ...more, tasks, interests: [FOOD] });
  return order.slice(0, DAILY_COUNT).map(({ id }) => id);
}

const input = fc
  .record({ catalog: ids, extra: ids, seed: fc.string() })
  .chain(({ catalog, extra, seed }) =>
    fc.record({
      catalog: fc.constant(catalog),
      current: fc.subarray(catalog).map((some) => [...some, ...extra]),
      completed: fc.subarray(catalog).map((some) => new Set([...some, ...extra])),
      seed: fc.constant(seed),
    }),
  );

describe('The daily tasks', () => {
  it('are the same for the same seed, whatever the order of the catalog (D13)', () => {
    forAll([input], ({ seed, ...rest }) => {
      const once = pickDailies({ ...rest, random: seededRandom(seed) });
      const catalog = rest.catalog.toReversed();
      expect(pickDailies({ ...rest, catalog, random: seededRandom(seed) })).toEqual(once);
    });
  });

  it('include current ones that are still open before completed ones', () => {
    const picked = pickDailies({
      catalog: ['a', 'b', ...Array.from({ length: DAILY_COUNT - 1 }, (_, at) => `open-${at}`)],
      current: ['a'],
      completed: new Set(['b']),
      random: seededRandom('x'),
    });
    expect(picked).toContain('a');
    expect(picked).not.toContain('b');
  });

  it('include tasks that were set aside only when too few others are left, the least recent first (D27)', () => {
    forAll([input, fc.infiniteStream(fc.nat())], ({ seed, ...rest }, shuffle) => {
      const some = rest.catalog.filter((_, at) => at % 3 !== 0);
      const keys = new Map(some.map((id) => [id, shuffle.next().value ?? 0]));
      const setAside = some.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
      const picked = pickDailies({ ...rest, setAside, random: seededRandom(seed) });
      const others = rest.catalog.length - setAside.length;
      const again = Math.min(setAside.length, Math.max(0, DAILY_COUNT - others));
      expect(picked.filter((id) => setAside.includes(id))).toEqual(setAside.slice(0, again));
    });
  });

  const catalogOf = (count: number) => Array.from({ length: count }, (_, at) => `t${at}`);

  /** Picks for many days in a row. Nothing stays completed for longer than a day. */
  function longRun(interesting: ReadonlySet<string>, days: number): string[][] {
    let current: readonly string[] = [];
    return Array.from({ length: days }, (_, day) => {
      const random = seededRandom(`account#${day}`);
      const picked = pickDailies({
        catalog: catalogOf(24),
        current,
        completed: none,
        interesting,
        random,
      });
      current = picked;
      return picked;
    });
  }

  it('are of interest two times out of three in the long run, and never the same twice in a row (D30)', () => {
    for (const count of [8, 13, 18]) {
      const interesting = new Set(catalogOf(count));
      const days = longRun(interesting, 600);
      const share = days.flat().filter((id) => interesting.has(id)).length / (600 * DAILY_COUNT);
      // Far outside this band, the coin would not be 2 to 1.
      expect(share).toBeGreaterThan(2 / 3 - 0.06);
      expect(share).toBeLessThan(2 / 3 + 0.06);
      days.forEach((picked, at) => {
        expect(picked.filter((id) => days[at - 1]?.includes(id))).toEqual([]);
      });
    }
  });

  it('vary with interests, too: every task has its turn, whatever they are (D30)', () => {
    const all = catalogOf(24);
    forAll(
      [fc.subarray(all)],
      (some) => {
        expect(new Set(longRun(new Set(some), 400).flat())).toEqual(new Set(all));
      },
      { numRuns: 6 },
    );
  });

  it('are chosen by interests only among equally fresh ones (D12, D30)', () => {
    forAll([input, fc.func(fc.boolean())], ({ seed, ...rest }, isInteresting) => {
      const interesting = new Set(rest.catalog.filter((id) => isInteresting(id)));
      const picked = pickDailies({ ...rest, interesting, random: seededRandom(seed) });
      expect(new Set(picked).size).toBe(Math.min(DAILY_COUNT, rest.catalog.length));
      const fresh = rest.catalog.filter(
        (id) => !rest.current.includes(id) && !rest.completed.has(id),
      );
      const freshPicked = picked.filter((id) => fresh.includes(id));
      expect(freshPicked).toHaveLength(Math.min(DAILY_COUNT, fresh.length));
    });
  });

  it('are each task equally often', () => {
    const catalog = Array.from({ length: 12 }, (_, at) => `t${at}`);
    const seen = new Map<string, number>();
    for (let period = 0; period < 1200; period++) {
      const random = seededRandom(`account#${period}`);
      for (const id of pickDailies({ catalog, current: [], completed: none, random })) {
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
});
