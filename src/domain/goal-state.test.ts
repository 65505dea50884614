import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_GOAL_LENGTH, MAX_PLAN_TEXT_LENGTH } from '@/definition';
import { keptBy, planIn, sortPlannedFirst, withPlan } from './goal-state';
import { forAll } from './testing/for-all';

const saturday = { on: '2026-12-05', time: '09:00' };
const now = Date.UTC(2026, 11, 1);

describe('A goal’s text', () => {
  it('contains the plan that was made', () => {
    expect(planIn(withPlan(null, saturday, now))).toEqual({ ...saturday, made: now });
  });

  it('has no plan before one is made, after it is removed, or if it can’t be read', () => {
    const removed = withPlan(withPlan(null, saturday, now), undefined, now);
    const texts = [null, undefined, '', removed, 'no JSON', '[]', '7'];
    const days = ['soon', '2026-02-31'].map((on) => JSON.stringify({ plan: { on, made: now } }));
    for (const text of [...texts, ...days]) expect(planIn(text)).toBeUndefined();
  });

  it('keeps fields that another version wrote next to the plan', () => {
    const stored = JSON.stringify({ revision: 4, notes: ['a'], plan: { on: 'soon' } });
    expect(JSON.parse(withPlan(stored, { cue: 'after work' }, now))).toEqual({
      revision: 5,
      notes: ['a'],
      plan: { cue: 'after work', made: now },
    });
  });

  it('fits the field, however long the words are', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: MAX_PLAN_TEXT_LENGTH });
    forAll([words, words], (cue, where) => {
      const clipped = { cue: cue.slice(0, 200), where: where.slice(0, 200) };
      const text = withPlan(null, { ...saturday, ...clipped }, now);
      expect(text.length).toBeLessThanOrEqual(MAX_GOAL_LENGTH);
      expect(new TextEncoder().encode(text).length, 'in bytes').toBeLessThanOrEqual(4096);
      expect(planIn(text)).toMatchObject(clipped);
    });
  });
});

describe('A plan', () => {
  const row = (taskId: string, epoch: number) => ({
    id: `${taskId}-${epoch}`,
    taskId,
    completedDate: new Date(epoch).toISOString(),
    expirationDate: new Date(epoch + 1000).toISOString(),
  });

  it('is kept by a completion of its task that was made after it', () => {
    const rows = [row('a', now - 1), row('b', now + 1), row('a', now + 5)];
    expect(keptBy({ made: now }, 'a', rows)).toBe(rows[2]);
    expect(keptBy({ made: now }, 'a', rows.slice(0, 2))).toBeUndefined();
  });

  it('for today brings its goal to the front, and the others keep their order', () => {
    const day = Date.UTC(2026, 11, 5) / 86_400_000;
    const goals = ['a', 'b', 'c'].map((id) => ({
      id,
      goal: id === 'c' ? planOf('05') : planOf('06'),
    }));
    expect(sortPlannedFirst(goals, day).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(sortPlannedFirst(goals, day - 1).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

const planOf = (day: string) => withPlan(null, { on: `2026-12-${day}` }, now);
