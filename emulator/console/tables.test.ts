import { describe, expect, it } from 'vitest';
import { isEditable } from './tables';

describe('a row of a table', () => {
  it.each([
    { N: '1.5' },
    { NULL: true } as const,
    { L: [{ S: 'b' }, { M: { deep: { N: '3' } } }] },
  ])('can be edited as JSON with %j', (value) => {
    expect(isEditable({ id: { S: 'a' }, value })).toBe(true);
  });

  it.each([{ SS: ['a'] }, { B: 'YQ==' }, { N: '12345678901234567890' }, { L: [{ NS: ['1'] }] }])(
    'is read-only with %j',
    (value) => {
      expect(isEditable({ id: { S: 'a' }, value })).toBe(false);
    },
  );
});
