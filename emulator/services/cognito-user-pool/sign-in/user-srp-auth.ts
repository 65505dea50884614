import type { Client } from '../clients';
import { invalidSrpA } from '../errors';
import type { UserPool } from '../pool';
import { isValidPublicA, startHandshake } from '../srp/handshake';
import { createVerifier } from '../srp/verifier';
import { newSecret } from '../state/secrets';
import { requireParameter, type SignInStep } from './steps';

/**
 * USER_SRP_AUTH: starts an SRP handshake. An unknown username gets one too, which then fails like a wrong password.
 */
export async function userSrpAuth(
  pool: UserPool,
  client: Client,
  parameters: Readonly<Record<string, string>>,
): Promise<SignInStep> {
  const name = requireParameter(parameters, 'USERNAME');
  const publicA = requireParameter(parameters, 'SRP_A');
  if (!isValidPublicA(publicA)) throw invalidSrpA();
  const user = await pool.users.find(name);
  const username = user?.username ?? name.toLowerCase();
  const { salt, verifier } =
    user?.password ?? createVerifier(pool.passwords.poolName, username, newSecret(32));
  const { b, publicB } = startHandshake(verifier);
  const secretBlock = await pool.challenges.create({
    challenge: 'PASSWORD_VERIFIER',
    username,
    clientId: client.id,
    handshake: { a: publicA, b },
  });
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: salt,
      SECRET_BLOCK: secretBlock,
      SRP_B: publicB,
      USERNAME: username,
      USER_ID_FOR_SRP: username,
    },
  };
}
