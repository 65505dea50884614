import { describe, expect, it } from 'vitest';
import { fromRow, isEditable, toRow } from './plain-row';

describe('a row as JSON', () => {
  it('becomes the same row again, if it has only what JSON has', () => {
    const row = {
      id: { S: 'a' },
      score: { N: '3' },
      done: { BOOL: false },
      none: { NULL: true } as const,
      list: { L: [{ S: 'b' }, { M: { deep: { N: '1.5' } } }] },
    };
    const json = { id: 'a', score: 3, done: false, none: null, list: ['b', { deep: 1.5 }] };
    expect(fromRow(row)).toEqual(json);
    expect(toRow(json)).toEqual(row);
    expect(isEditable(row)).toBe(true);
  });

  it.each([{ SS: ['a'] }, { B: 'YQ==' }, { N: '12345678901234567890' }, { L: [{ NS: ['1'] }] }])(
    'is read-only with %j',
    (value) => {
      expect(isEditable({ id: { S: 'a' }, value })).toBe(false);
    },
  );
});
