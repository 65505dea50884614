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

  const SPACE = 'Password must not start or end with a space';

  it.each<[string, Parameters<typeof passwordProblems>[1], readonly string[]]>([
    ['Abcdé123', policy, ['Password must have special characters']],
    // As the identity service does.
    [`Abcd!123${'x'.repeat(248)}`, policy, []],
    [`Abcd!123${'x'.repeat(249)}`, policy, ['Password must have at most 256 characters']],
    [' Abcd!123', policy, [SPACE]],
    ['Abcd!123 ', policy, [SPACE]],
    ['abc', { minLength: 12 }, ['Password must have at least 12 characters']],
    ['abc', {}, ['Password must have at least 8 characters']],
    ['', undefined, []],
  ])('of %j under %j are %j', (password, deployed, problems) => {
    expect(passwordProblems(password, deployed)).toEqual(problems);
  });
});

describe('passwordRules', () => {
  it.each([
    [
      '',
      [
        'at least 8 characters',
        'a lowercase letter',
        'an uppercase letter',
        'a number',
        'a symbol',
      ],
    ],
    ['Moss7', ['at least 8 characters', 'a symbol']],
    ['Moss&Fern7', []],
  ])('say what %j still needs', (password, unmet) => {
    const rules = passwordRules(password, policy);
    expect(rules.flatMap(({ needs, isMet }) => (isMet ? [] : [needs]))).toEqual(unmet);
  });

  it('are those of the deployed policy', () => {
    expect(passwordRules('', { minLength: 12, requireNumbers: true })).toHaveLength(2);
    expect(passwordRules('', undefined)).toEqual([]);
  });
});

it.each<[string, string, boolean, string | undefined]>([
  ['Abcd!123', 'Abc', false, undefined],
  ['Abcd!123', 'Abc', true, 'Your passwords must match'],
  ['Abcd!1', 'Abcd!2', false, 'Your passwords must match'],
  ['Abcd!123', 'Abcd!123', true, undefined],
])(
  'confirmationProblem of %j and %j waits until both have six characters or were visited (%s)',
  (password, confirmation, bothTouched, problem) => {
    expect(confirmationProblem({ password, confirmation, bothTouched })).toBe(problem);
  },
);

describe('newPasswordProblems', () => {
  it.each([
    ['', '', { current: 'This field is required', next: 'This field is required' }],
    ['old', 'Abcd!123', {}],
    ['old', 'Abcd1234', { next: 'Password must have special characters' }],
    [
      'old',
      'abcd!12',
      { next: 'Password must have at least 8 characters\nPassword must have upper case letters' },
    ],
  ])('of %j and %j checks only the new password against the policy', (current, next, problems) => {
    expect(newPasswordProblems({ current, next }, policy)).toEqual(problems);
  });
});
