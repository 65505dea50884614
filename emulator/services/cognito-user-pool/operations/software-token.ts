import * as v from 'valibot';
import { operation, type Operation } from '../../../core/aws-json';
import { noSoftwareToken, softwareTokenDisabled, softwareTokenMismatch } from '../errors';
import { codeInput, sessionInput } from '../input';
import { matchingStep, newTotpSecret } from '../mfa/totp';
import type { UserPool } from '../pool';
import { wrongCodeLimit } from '../state/attempt-limits';

const association = v.object({ Session: sessionInput });
const verification = v.object({ Session: sessionInput, UserCode: codeInput });
const setup = { challenge: 'MFA_SETUP' } as const;

/** The operations that set up an authenticator app during a sign-in that requires one. */
export const softwareTokenOperations = (pool: UserPool): Record<string, Operation> => ({
  /** Returns a secret for the app. */
  AssociateSoftwareToken: operation(association, async ({ Session }) => {
    const { factors } = await pool.mfa.read();
    if (!factors.includes('SOFTWARE_TOKEN_MFA')) throw softwareTokenDisabled();
    const secret = newTotpSecret();
    const softwareToken = { secret, verified: false };
    const next = await pool.challenges.redeem(Session, setup, (challenge) =>
      pool.challenges.create({ ...challenge, softwareToken }),
    );
    return { SecretCode: secret, Session: next };
  }),

  /** Verifies the app's first code, then stores its secret and turns the factor on. */
  VerifySoftwareToken: operation(verification, async ({ Session, UserCode }) => {
    const { challenges, users } = pool;
    const next = await challenges.redeem(Session, setup, async (challenge) => {
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
  }),
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
