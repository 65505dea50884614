import { randomBytes } from 'node:crypto';
import type { PasswordPolicy } from '../../../assembly/definition';
import { weakPassword } from '../errors';

const symbols = '^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+-';

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
  return Array.from(password.trim()).some((char) => char === ' ' || symbols.includes(char));
}

/** Generates a random password that satisfies any policy: it begins with every kind of character. */
export function newTemporaryPassword({ minimumLength }: PasswordPolicy): string {
  const length = Math.max(minimumLength, 12);
  return `Aa1!${randomBytes(length).toString('hex')}`.slice(0, length);
}
