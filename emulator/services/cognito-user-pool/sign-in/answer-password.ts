import type { Client } from '../clients';
import { incorrectCredentials, invalidTimestamp } from '../errors';
import type { UserPool } from '../pool';
import { verifyProof, type ClientProof } from '../srp/handshake';
import type { ChallengeSession } from '../state/challenge-sessions';
import type { User } from '../state/user';
import { afterPassword } from './after-password';
import { requireParameter, type SignInStep } from './steps';

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
