import { describe, expect, it } from 'vitest';
import {
  confirmationProblem,
  newPasswordProblems,
  passwordProblems,
  passwordRules,
} from './password';

const policy = {
  minLength: 8,
  requireLowercase: true,
  requireUppercase: true,
  requireNumbers: true,
  requireSpecialCharacters: true,
};

describe('passwordProblems', () => {
  it('returns a message for every broken rule, in the specification’s wording', () => {
    expect(passwordProblems('', policy)).toEqual([
      'Password must have at least 8 characters',
      'Password must have lower case letters',
      'Password must have upper case letters',
      'Password must have numbers',
      'Password must have special characters',
    ]);
  });

  it.each('^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+- '.split(''))(
    'accepts %j as a special character',
    (char) => {
      expect(passwordProblems(`Abcd${char}123`, policy)).toEqual([]);
    },
  );

  it('does not count a non-ASCII letter as a special character', () => {
    expect(passwordProblems('Abcdé123', policy)).toEqual(['Password must have special characters']);
  });

  it('refuses a leading or trailing space, as the identity service does', () => {
    const message = 'Password must not start or end with a space';
    expect(passwordProblems(' Abcd!123', policy)).toEqual([message]);
    expect(passwordProblems('Abcd!123 ', policy)).toEqual([message]);
  });

  it('follows the deployed policy', () => {
    expect(passwordProblems('abc', { minLength: 12 })).toEqual([
      'Password must have at least 12 characters',
    ]);
    expect(passwordProblems('abc', {})).toEqual(['Password must have at least 8 characters']);
  });

  it('checks nothing without a policy', () => {
    expect(passwordProblems('', undefined)).toEqual([]);
  });
});

describe('passwordRules', () => {
  const unmet = (password: string) =>
    passwordRules(password, policy).flatMap(({ needs, isMet }) => (isMet ? [] : [needs]));

  it('says what a password needs, and what it has by now', () => {
    expect(unmet('')).toEqual([
      'at least 8 characters',
      'a lowercase letter',
      'an uppercase letter',
      'a number',
      'a symbol',
    ]);
    expect(unmet('Moss7')).toEqual(['at least 8 characters', 'a symbol']);
    expect(unmet('Moss&Fern7')).toEqual([]);
  });

  it('has only the rules of the deployed policy', () => {
    expect(passwordRules('', { minLength: 12, requireNumbers: true })).toHaveLength(2);
    expect(passwordRules('', undefined)).toEqual([]);
  });
});

describe('confirmationProblem', () => {
  const differing = { password: 'Abcd!123', confirmation: 'Abc' };

  it('waits until both passwords have six characters or both fields were visited', () => {
    expect(confirmationProblem({ ...differing, bothTouched: false })).toBeUndefined();
    expect(confirmationProblem({ ...differing, bothTouched: true })).toBe(
      'Your passwords must match',
    );
    expect(
      confirmationProblem({ password: 'Abcd!1', confirmation: 'Abcd!2', bothTouched: false }),
    ).toBe('Your passwords must match');
  });

  it('accepts equal passwords', () => {
    const equal = { password: 'Abcd!123', confirmation: 'Abcd!123' };
    expect(confirmationProblem({ ...equal, bothTouched: true })).toBeUndefined();
  });
});

describe('newPasswordProblems', () => {
  it('requires both fields', () => {
    const required = 'This field is required';
    expect(newPasswordProblems({ current: '', next: '' }, policy)).toEqual({
      current: required,
      next: required,
    });
  });

  it('checks only the new password against the policy', () => {
    expect(newPasswordProblems({ current: 'old', next: 'Abcd!123' }, policy)).toEqual({});
    expect(newPasswordProblems({ current: 'old', next: 'Abcd1234' }, policy)).toEqual({
      next: 'Password must have special characters',
    });
    expect(newPasswordProblems({ current: 'old', next: 'abcd!12' }, policy)).toEqual({
      next: 'Password must have at least 8 characters\nPassword must have upper case letters',
    });
  });
});
