import type { Client } from '../clients';
import { invalidSrpA, incorrectCredentials, invalidTimestamp } from '../errors';
import type { UserPool } from '../pool';
import { isValidPublicA, startHandshake, verifyProof, type ClientProof } from '../srp/handshake';
import { createVerifier } from '../srp/verifier';
import type { ChallengeSession } from '../state/challenge-sessions';
import { newSecret } from '../state/secrets';
import type { User } from '../state/user';
import { afterPassword } from './after-password';
import { requireParameter, type SignInStep } from './steps';

/** USER_SRP_AUTH: starts an SRP handshake. An unknown username gets one too, but it fails like a wrong password. */
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

const timestampPattern =
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [0-9]{1,2} [0-9]{2}:[0-9]{2}:[0-9]{2} UTC [0-9]{4}$/;

/**
 * PASSWORD_VERIFIER: verifies the client's proof. Checks the timestamp's format but not its age,
 * since tests move the emulator's clock.
 */
export async function answerPassword(
  pool: UserPool,
  client: Client,
  responses: Readonly<Record<string, string>>,
): Promise<SignInStep> {
  const secretBlock = requireParameter(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
  const signature = requireParameter(responses, 'PASSWORD_CLAIM_SIGNATURE');
  const timestamp = requireParameter(responses, 'TIMESTAMP');
  const name = requireParameter(responses, 'USERNAME');
  if (!timestampPattern.test(timestamp)) throw invalidTimestamp();
  return pool.challenges.redeem(
    secretBlock,
    { challenge: 'PASSWORD_VERIFIER', clientId: client.id, once: true },
    async (session) => {
      const user = await pool.users.find(name);
      const { poolName } = pool.passwords;
      const { username } = session;
      await pool.lockout.attempt(username, () =>
        provesPassword(session, user, { poolName, username, secretBlock, timestamp, signature }),
      );
      if (!user) throw incorrectCredentials();
      return afterPassword(pool, client, user);
    },
  );
}

function provesPassword(
  { handshake, username }: ChallengeSession,
  user: User | undefined,
  proof: ClientProof,
): boolean {
  if (!handshake || !user?.password) return false;
  return user.username === username && verifyProof(handshake, user.password.verifier, proof);
}

/** USER_PASSWORD_AUTH: verifies a password sent by the client. */
export async function userPasswordAuth(
  pool: UserPool,
  client: Client,
  parameters: Readonly<Record<string, string>>,
): Promise<SignInStep> {
  const name = requireParameter(parameters, 'USERNAME');
  const password = requireParameter(parameters, 'PASSWORD');
  const user = await pool.users.find(name);
  await pool.lockout.attempt(
    user?.username ?? name.toLowerCase(),
    () => user !== undefined && pool.passwords.verify(user, password),
  );
  if (!user) throw incorrectCredentials();
  return afterPassword(pool, client, user);
}
