import { randomInt } from 'node:crypto';
import type { PasswordPolicy } from '../../../assembly/definition';
import { weakPassword } from '../errors';

const symbols = '^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+-';

const characterSets = {
  uppercase: 'ABCDEFGHJKLMNPQRSTUVWXYZ',
  lowercase: 'abcdefghijkmnopqrstuvwxyz',
  numbers: '23456789',
  symbols: '!@#%&*?-_+=',
} as const;

/** Throws InvalidPasswordException with Cognito's message for the first violated rule. */
export function assertConforms(password: string, policy: PasswordPolicy): void {
  const violation = (
    [
      [password.length < policy.minimumLength, 'Password not long enough'],
      [password.length > 256, 'Password too long'],
      [
        policy.requireLowercase && !/[a-z]/.test(password),
        'Password must have lowercase characters',
      ],
      [
        policy.requireUppercase && !/[A-Z]/.test(password),
        'Password must have uppercase characters',
      ],
      [policy.requireNumbers && !/[0-9]/.test(password), 'Password must have numeric characters'],
      [policy.requireSymbols && !hasSymbol(password), 'Password must have symbol characters'],
    ] as const
  ).find(([fails]) => fails);
  if (violation) throw weakPassword(violation[1]);
}

/** Cognito counts a space as a symbol, except at either end. */
function hasSymbol(password: string): boolean {
  return password.trim().includes(' ') || Array.from(password).some((one) => symbols.includes(one));
}

/** Generates a random password that satisfies any policy and has no ambiguous characters. */
export function newTemporaryPassword(policy: PasswordPolicy): string {
  const any = Object.values(characterSets).join('');
  const pick = (from: string) => from.charAt(randomInt(from.length));
  const letters = Object.values(characterSets).map(pick);
  while (letters.length < Math.max(policy.minimumLength, 12)) letters.push(pick(any));
  return letters
    .map((letter) => ({ letter, place: randomInt(2 ** 32) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ letter }) => letter)
    .join('');
}
