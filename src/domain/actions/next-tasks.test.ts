import { describe, expect, it } from 'vitest';
import { taskOf } from '@/domain/testing/rows';
import { applyAll } from './apply';
import { replacementFor } from './next-tasks';
import { actionOf, memberOf, NOW, renew, swap } from './testing/members';

const all = Array.from('abcdefghi', (id) => taskOf(id));
const shown = applyAll(memberOf(), [renew(0, 'abc')]);

const pick = (member = shown, tasks = all, taskId = 'b') =>
  replacementFor(member, { tasks, at: NOW }, { taskId, reason: null })?.id;

describe('The task in place of a daily one', () => {
  it('isn’t shown, and is the same on every device', () => {
    expect(pick()).toMatch(/^[d-i]$/);
    expect(pick(shown, all.toReversed())).toBe(pick());
    expect(pick(shown, all.slice(0, 3))).toBeUndefined();
  });

  it('is a swapped-away one only if no other is left (D27)', () => {
    let member = shown;
    let last = 'b';
    const given = Array.from({ length: 6 }, () => {
      const next = pick(member, all, last) ?? '';
      member = applyAll(member, [swap(1, last, next)]);
      last = next;
      return next;
    });
    expect(given.toSorted().join('')).toBe('defghi');
  });

  it('was never set aside while others are left, then the least recent (D27)', () => {
    const without = (ids: string) =>
      applyAll(
        shown,
        Array.from(ids, (taskId, at) =>
          actionOf({ kind: 'aside', taskId, name: taskId, reason: 'unsuited' }, NOW + at),
        ),
      );
    expect(pick(without('fdieg'))).toBe('h');
    expect(pick(without('fdiegh'))).toBe('f');
  });
});
