import type { Client } from '../clients';
import { invalidSrpA } from '../errors';
import type { UserPool } from '../pool';
import { isValidPublicA, startHandshake } from '../srp/handshake';
import type { ChallengeResult } from '../state/challenge-sessions';
import type { User } from '../state/user';
import { requireParameter, type SignInStep } from './steps';

/** Returns the client's public key of an SRP handshake. Throws InvalidParameterException. */
export function requireSrpA(parameters: Readonly<Record<string, string>>): string {
  const publicA = requireParameter(parameters, 'SRP_A');
  if (!isValidPublicA(publicA)) throw invalidSrpA();
  return publicA;
}

/**
 * Starts an SRP handshake; in a custom sign-in, with the results so far. An unknown username also gets
 * a handshake, which then fails like a wrong password.
 */
export async function challengePassword(
  pool: Pick<UserPool, 'challenges' | 'simulate'>,
  client: Client,
  {
    name,
    user,
    publicA,
    results,
  }: { name: string; user: User | undefined; publicA: string; results?: ChallengeResult[] },
): Promise<SignInStep> {
  const simulated = pool.simulate(name);
  const { salt, verifier } = user?.password ?? simulated;
  const username = user?.username ?? simulated.username;
  const { b, publicB } = startHandshake(verifier);
  const secretBlock = await pool.challenges.create({
    challenge: 'PASSWORD_VERIFIER',
    username,
    clientId: client.id,
    handshake: { a: publicA, b, simulated: user?.password === undefined },
    ...(results && { custom: { results, privateParameters: {}, metadata: null } }),
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
