/** The deployed pool's password policy, as Amplify's configuration gives it. */
export interface PasswordPolicy {
  readonly minLength?: number | undefined;
  readonly requireLowercase?: boolean | undefined;
  readonly requireUppercase?: boolean | undefined;
  readonly requireNumbers?: boolean | undefined;
  readonly requireSpecialCharacters?: boolean | undefined;
}

/** The policy of spec §5 in words, to be said before a password is thought up. */
export const passwordAdvice =
  'at least 8 characters, with uppercase and lowercase letters, a number and a symbol';

const SPECIAL = new Set('^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+- ');
const DEFAULT_MIN_LENGTH = 8;
const CONFIRM_MIN_LENGTH = 6;

/**
 * What a password lacks, in the texts of spec §5; empty when it will do. Without a policy nothing
 * is checked. A space at an end is refused here because Cognito refuses it, less clearly.
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
  return rules.filter(([kept]) => !kept).map(([, message]) => message);
}

/** The two password fields of a form, and whether the user has been in both. */
export interface PasswordPair {
  readonly password: string;
  readonly confirmation: string;
  readonly bothTouched: boolean;
}

/** 'Your passwords must match', from the moment that spec §5 lets one say so. */
export function confirmationProblem(pair: PasswordPair): string | undefined {
  const { password, confirmation, bothTouched } = pair;
  if (password === confirmation) return undefined;
  const bothLong = [password, confirmation].every(({ length }) => length >= CONFIRM_MIN_LENGTH);
  return bothLong || bothTouched ? 'Your passwords must match' : undefined;
}

/** What is typed to change a password. */
export interface NewPassword {
  readonly current: string;
  readonly next: string;
}

/** The fields at fault of a password change, each with its text: both are required (spec §5). */
export function newPasswordProblems(
  { current, next }: NewPassword,
  policy: PasswordPolicy | undefined,
): Partial<Record<keyof NewPassword, string>> {
  const required = 'This field is required';
  const weak = passwordProblems(next, policy).join('. ');
  const nextProblem = next === '' ? required : weak;
  return {
    ...(current === '' && { current: required }),
    ...(nextProblem && { next: nextProblem }),
  };
}
