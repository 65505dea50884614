import { REQUIRED } from './models/problem';

/** The deployed user pool's password policy, in the form of Amplify's configuration. */
export interface PasswordPolicy {
  readonly minLength?: number | undefined;
  readonly requireLowercase?: boolean | undefined;
  readonly requireUppercase?: boolean | undefined;
  readonly requireNumbers?: boolean | undefined;
  readonly requireSpecialCharacters?: boolean | undefined;
}

// The British list has no comma before 'and', like our other texts.
const list = new Intl.ListFormat('en-GB');

/** Returns the policy in words, shown before the user chooses a password; undefined without a policy. */
export function passwordAdvice(policy: PasswordPolicy | undefined): string | undefined {
  if (!policy) return undefined;
  const cases = [
    ...(policy.requireUppercase ? ['uppercase'] : []),
    ...(policy.requireLowercase ? ['lowercase'] : []),
  ];
  const parts = [
    ...(cases.length > 0 ? [`${list.format(cases)} letters`] : []),
    ...(policy.requireNumbers ? ['a number'] : []),
    ...(policy.requireSpecialCharacters ? ['a symbol'] : []),
  ];
  const length = `at least ${policy.minLength ?? DEFAULT_MIN_LENGTH} characters`;
  return parts.length > 0 ? `${length}, with ${list.format(parts)}` : length;
}

const SPECIAL = new Set('^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+- ');
const DEFAULT_MIN_LENGTH = 8;
const CONFIRM_MIN_LENGTH = 6;

/**
 * Returns the messages of spec §5 for the rules that a password breaks. Checks nothing without a policy.
 * Also refuses a leading or trailing space, since Cognito's own message for it is unclear.
 */
export function passwordProblems(password: string, policy: PasswordPolicy | undefined): string[] {
  if (!policy) return [];
  const length = policy.minLength ?? DEFAULT_MIN_LENGTH;
  const rules: readonly (readonly [boolean, string])[] = [
    [password.length >= length, `Password must have at least ${length} characters`],
    [!policy.requireLowercase || /[a-z]/.test(password), 'Password must have lower case letters'],
    [!policy.requireUppercase || /[A-Z]/.test(password), 'Password must have upper case letters'],
    [!policy.requireNumbers || /[0-9]/.test(password), 'Password must have numbers'],
    [
      !policy.requireSpecialCharacters || Array.from(password).some((char) => SPECIAL.has(char)),
      'Password must have special characters',
    ],
    [password === password.trim(), 'Password must not start or end with a space'],
  ];
  return rules.filter(([isMet]) => !isMet).map(([, message]) => message);
}

/** A form's two password fields, and whether the user has visited both. */
export interface PasswordPair {
  readonly password: string;
  readonly confirmation: string;
  readonly bothTouched: boolean;
}

/** Returns 'Your passwords must match' if they differ and spec §5 says to show it by now. */
export function confirmationProblem(pair: PasswordPair): string | undefined {
  const { password, confirmation, bothTouched } = pair;
  if (password === confirmation) return undefined;
  const bothLong = [password, confirmation].every(({ length }) => length >= CONFIRM_MIN_LENGTH);
  return bothLong || bothTouched ? 'Your passwords must match' : undefined;
}

/** The fields of the form that changes a password. */
export interface NewPassword {
  readonly current: string;
  readonly next: string;
}

/**
 * Returns the error message for each invalid field of a password change; both are required (spec §5). Each
 * broken rule has a line of its own.
 */
export function newPasswordProblems(
  { current, next }: NewPassword,
  policy: PasswordPolicy | undefined,
): Partial<Record<keyof NewPassword, string>> {
  const weak = passwordProblems(next, policy).join('\n');
  const nextProblem = next === '' ? REQUIRED : weak;
  return {
    ...(current === '' && { current: REQUIRED }),
    ...(nextProblem && { next: nextProblem }),
  };
}
