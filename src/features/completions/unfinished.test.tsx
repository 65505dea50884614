import { beforeEach, describe, expect, it, vi } from 'vitest';
import { taskOf } from '@/domain/testing/rows';

const one = { task: taskOf('walk'), now: 1 };

/** The module as a new page loads it. */
async function newPage() {
  vi.resetModules();
  return import('./unfinished');
}

describe('A pending completion', () => {
  beforeEach(() => localStorage.clear());

  it('is forgotten once it has succeeded or failed', async () => {
    const { noteUnfinished, forgetUnfinished } = await newPage();
    noteUnfinished('me', one);
    forgetUnfinished('me', 'walk', 1);
    expect((await newPage()).unfinishedOf('me')).toEqual([]);
  });

  it.each(['beforeunload', 'pagehide'])(
    'is left to the next page when %s ends it',
    async (event) => {
      const { noteUnfinished, forgetUnfinished } = await newPage();
      noteUnfinished('me', one);
      window.dispatchEvent(new Event(event));
      forgetUnfinished('me', 'walk', 1);
      expect((await newPage()).unfinishedOf('me')).toEqual([one]);
    },
  );

  it('is forgotten if the page stays open after all', async () => {
    const { noteUnfinished, forgetUnfinished } = await newPage();
    noteUnfinished('me', one);
    window.dispatchEvent(new Event('beforeunload'));
    noteUnfinished('me', { ...one, now: 2 });
    forgetUnfinished('me', 'walk', 1);
    forgetUnfinished('me', 'walk', 2);
    expect((await newPage()).unfinishedOf('me')).toEqual([]);
  });
});
