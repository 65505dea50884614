import { describe, expect, it } from 'vitest';
import { assertConforms, newTemporaryPassword } from './policy';

const strict = {
  minimumLength: 8,
  requireLowercase: true,
  requireUppercase: true,
  requireNumbers: true,
  requireSymbols: true,
};

const lenient = {
  minimumLength: 6,
  requireLowercase: false,
  requireUppercase: false,
  requireNumbers: false,
  requireSymbols: false,
};

describe('the password policy', () => {
  it.each([...Array.from('^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+-'), ' 1'])(
    'accepts the symbol %s',
    (symbol) => {
      expect(() => assertConforms(`aaaaAAA1${symbol}`, strict)).not.toThrow();
    },
  );

  it.each(['aaaaAAA1é', 'aaaaAAA11', ' aaaaAAA1'])('finds no symbol in %j', (password) => {
    expect(() => assertConforms(password, strict)).toThrow('symbol characters');
  });

  it('checks only what it requires', () => {
    expect(() => assertConforms('aaaaaa', lenient)).not.toThrow();
    expect(() => assertConforms('aaaaa', lenient)).toThrow('not long enough');
    expect(() => assertConforms('a'.repeat(257), lenient)).toThrow('too long');
  });

  it('is satisfied by every temporary password', () => {
    const passwords = Array.from({ length: 200 }, () => newTemporaryPassword(strict));
    for (const password of passwords) expect(() => assertConforms(password, strict)).not.toThrow();
    expect(new Set(passwords).size).toBe(200);
    expect(newTemporaryPassword({ ...strict, minimumLength: 30 })).toHaveLength(30);
  });
});
