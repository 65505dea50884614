import { REQUIRED } from './models/problem';

/** The deployed user pool's password policy, in the form of Amplify's configuration. */
export interface PasswordPolicy {
  readonly minLength?: number | undefined;
  readonly requireLowercase?: boolean | undefined;
  readonly requireUppercase?: boolean | undefined;
  readonly requireNumbers?: boolean | undefined;
  readonly requireSpecialCharacters?: boolean | undefined;
}

const SPECIAL = new Set('^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+- ');
const DEFAULT_MIN_LENGTH = 8;
const CONFIRM_MIN_LENGTH = 6;
/** Cognito accepts no longer ones. */
const MAX_LENGTH = 256;

/** A rule of the policy, and whether a password meets it. */
export interface PasswordRule {
  /** The requirement, such as 'a number'. */
  readonly needs: string;
  /** The message of spec §5 for a password that breaks it. */
  readonly message: string;
  readonly isMet: boolean;
}

/** Returns the rules of a policy, and which of them a password meets; none without a policy. */
export function passwordRules(
  password: string,
  policy: PasswordPolicy | undefined,
): readonly PasswordRule[] {
  if (!policy) return [];
  const length = policy.minLength ?? DEFAULT_MIN_LENGTH;
  const { requireLowercase, requireUppercase, requireNumbers, requireSpecialCharacters } = policy;
  const rule = (needs: string, message: string, isMet: boolean) => ({ needs, message, isMet });
  const hasSpecial = Array.from(password).some((char) => SPECIAL.has(char));
  return [
    rule(
      `at least ${length} characters`,
      `Password must have at least ${length} characters`,
      password.length >= length,
    ),
    requireLowercase &&
      rule('a lowercase letter', 'Password must have lower case letters', /[a-z]/.test(password)),
    requireUppercase &&
      rule('an uppercase letter', 'Password must have upper case letters', /[A-Z]/.test(password)),
    requireNumbers && rule('a number', 'Password must have numbers', /[0-9]/.test(password)),
    requireSpecialCharacters &&
      rule('a symbol', 'Password must have special characters', hasSpecial),
  ].filter((one) => typeof one === 'object');
}

/**
 * Returns the messages of spec §5 for the rules that a password breaks. Checks nothing without a policy.
 * Also refuses a leading or trailing space and a text that is too long, since Cognito's own messages are unclear.
 */
export function passwordProblems(password: string, policy: PasswordPolicy | undefined): string[] {
  if (!policy) return [];
  const broken = passwordRules(password, policy).filter(({ isMet }) => !isMet);
  const isTrimmed = password === password.trim();
  return [
    ...broken.map(({ message }) => message),
    ...(isTrimmed ? [] : ['Password must not start or end with a space']),
    ...(password.length > MAX_LENGTH
      ? [`Password must have at most ${MAX_LENGTH} characters`]
      : []),
  ];
}

/**
 * Returns a password as sent: keyboards encode the same letter in different ways, and the user pool tells them apart.
 */
export function sentPassword(typed: string): string {
  return typed.normalize('NFC');
}

/** A form's two password fields, and whether the user has visited both. */
interface PasswordPair {
  readonly password: string;
  readonly confirmation: string;
  readonly bothTouched: boolean;
}

/** Returns 'Your passwords must match' if they differ and, by spec §5, it is time to say so. */
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
 * Returns the error message for each invalid field of a password change; both are required (spec §5). Each broken rule
 * is on a line of its own.
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
