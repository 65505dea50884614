import { describe, expect, it } from 'vitest';
import { suggestedTasks } from './suggested-tasks';
import { taskOf } from './testing/rows';

const tasks = (['a', 'b', 'c', 'd'] as const).map((id) =>
  taskOf(id, 'Medium', { category: id === 'd' ? 'Food' : 'Water' }),
);
const suggested = (options: Partial<Parameters<typeof suggestedTasks>[1]> = {}, of = tasks) =>
  suggestedTasks(of, { interests: [], taken: [], day: 0, ...options }).map(({ id }) => id);

describe('The tasks that an empty list suggests', () => {
  it('are two, of interest first', () => {
    expect(suggested({ interests: ['Food'] })).toEqual(['d', 'a']);
    expect(suggested({ interests: ['Food'], day: 1 })).toEqual(['d', 'b']);
    expect(suggested()).toEqual(['a', 'b']);
  });

  it('exclude tasks that the member has or had', () => {
    expect(suggested({ interests: ['Food'], taken: ['d', 'a'] })).toEqual(['b', 'c']);
    expect(suggested({ taken: ['a', 'b', 'c', 'd'] })).toEqual([]);
  });

  it('vary by day, but not with the order of the catalog', () => {
    expect(suggested({ day: 1 })).toEqual(['c', 'd']);
    expect(suggested({ day: 1 }, tasks.toReversed())).toEqual(['c', 'd']);
  });
});
