import { describe, expect, it } from 'vitest';
import { MAX_LEVEL } from '@/definition';
import { levelAfterCompletion, levelAfterUndo } from './level';

describe('The level', () => {
  it('stays at the highest, whatever was stored', () => {
    expect(levelAfterCompletion(MAX_LEVEL)).toBe(MAX_LEVEL);
    expect(levelAfterCompletion(2_147_483_647)).toBe(MAX_LEVEL);
    expect(levelAfterUndo(2_147_483_647)).toBe(MAX_LEVEL);
  });

  it('falls by 1 when a completion is undone, but not below 0', () => {
    expect(levelAfterUndo(2)).toBe(1);
    expect(levelAfterUndo(0)).toBe(0);
    expect(levelAfterUndo(null)).toBe(0);
  });
});
