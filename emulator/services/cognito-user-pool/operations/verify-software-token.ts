import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { noSoftwareToken, softwareTokenMismatch } from '../errors';
import { codeInput, sessionInput } from '../input';
import { matchingStep } from '../mfa/totp';
import type { UserPool } from '../pool';
import { wrongCodeLimit } from '../state/attempt-limits';

const input = v.object({ Session: sessionInput, UserCode: codeInput });

/** VerifySoftwareToken: verifies the authenticator app's first code, then stores its secret and turns the factor on. */
export const verifySoftwareToken = (pool: UserPool) =>
  operation(input, async ({ Session, UserCode }) => {
    const { challenges, users } = pool;
    const next = await challenges.redeem(Session, { challenge: 'MFA_SETUP' }, async (challenge) => {
      const secret = challenge.softwareToken?.secret;
      if (secret === undefined) throw noSoftwareToken();
      const lastStep = await verifiedStep(pool, challenge.username, secret, UserCode);
      await users.update(challenge.username, (before) => ({
        ...before,
        softwareToken: { secret, lastStep },
        factors: [...new Set([...before.factors, 'SOFTWARE_TOKEN_MFA' as const])],
      }));
      return challenges.create({ ...challenge, softwareToken: { secret, verified: true } });
    });
    return { Status: 'SUCCESS', Session: next };
  });

async function verifiedStep(
  { limits, clock }: UserPool,
  username: string,
  secret: string,
  code: string,
): Promise<number> {
  const step = matchingStep(secret, code, clock.now());
  await limits.attempt(
    `factor/${username}`,
    wrongCodeLimit,
    () => step !== undefined,
    softwareTokenMismatch,
  );
  if (step === undefined) throw softwareTokenMismatch();
  return step;
}
