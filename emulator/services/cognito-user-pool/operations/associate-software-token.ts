import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { softwareTokenDisabled } from '../errors';
import { sessionInput } from '../input';
import { newTotpSecret } from '../mfa/totp';
import type { UserPool } from '../pool';

const input = v.object({ Session: sessionInput });

/** AssociateSoftwareToken: returns a secret for an authenticator app during a sign-in that requires one. */
export const associateSoftwareToken = ({ challenges, mfa }: UserPool) =>
  operation(input, async ({ Session }) => {
    const { factors } = await mfa.read();
    if (!factors.includes('SOFTWARE_TOKEN_MFA')) throw softwareTokenDisabled();
    const secret = newTotpSecret();
    const softwareToken = { secret, verified: false };
    const next = await challenges.redeem(Session, { challenge: 'MFA_SETUP' }, (challenge) =>
      challenges.create({ ...challenge, softwareToken }),
    );
    return { SecretCode: secret, Session: next };
  });
