import { describe, expect, it } from 'vitest';
import { isValidOn, localDay } from './validity';

describe('A validity', () => {
  const june = { validFrom: '2025-06-01', validThrough: '2025-06-30' };

  it('includes its first and last day', () => {
    expect(isValidOn(june, '2025-05-31')).toBe(false);
    expect(isValidOn(june, '2025-06-01')).toBe(true);
    expect(isValidOn(june, '2025-06-30')).toBe(true);
    expect(isValidOn(june, '2025-07-01')).toBe(false);
  });

  it('uses the day in the user’s time zone', () => {
    expect(localDay(new Date(2025, 0, 5, 23, 59).getTime())).toBe('2025-01-05');
    expect(localDay(new Date(2025, 10, 15).getTime())).toBe('2025-11-15');
  });
});
