import { factorCodeReused } from '../errors';
import type { UserPool } from '../pool';
import { matchingStep } from './totp';

/**
 * Whether `code` is right for the account's authenticator app; a right one is used up.
 * Throws ExpiredCodeException for a code that was used before.
 */
export async function useTotpCode(
  { users, clock }: Pick<UserPool, 'users' | 'clock'>,
  username: string,
  code: string,
): Promise<boolean> {
  let isRight = false;
  await users.change(username, (user) => {
    const token = user.softwareToken;
    const step = token && matchingStep(token.secret, code, clock.now());
    if (!token || step === undefined) return user;
    if (step <= token.lastStep) throw factorCodeReused();
    isRight = true;
    return { ...user, softwareToken: { ...token, lastStep: step } };
  });
  return isRight;
}
