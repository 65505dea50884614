import type { UserPoolClientDefinition } from '../../../assembly/definition';
import { incorrectCredentials, invalidTimestamp } from '../errors';
import type { UserPool } from '../pool';
import { isProven, type ClientProof } from '../srp/handshake';
import type { ChallengeSession } from '../state/challenge-sessions';
import type { User } from '../state/user';
import { afterPassword, type AfterPasswordParts } from './after-password';
import { required, type SignInStep } from './steps';

export type AnswerPasswordParts = AfterPasswordParts &
  Pick<UserPool, 'users' | 'passwords' | 'lockout'>;

const timestampForm =
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [0-9]{1,2} [0-9]{2}:[0-9]{2}:[0-9]{2} UTC [0-9]{4}$/;

/**
 * PASSWORD_VERIFIER: checks the client's proof. The timestamp's form is checked, but not its
 * distance to the emulator's clock, which tests move.
 */
export async function answerPassword(
  pool: AnswerPasswordParts,
  client: UserPoolClientDefinition,
  responses: Readonly<Record<string, string>>,
): Promise<SignInStep> {
  const secretBlock = required(responses, 'PASSWORD_CLAIM_SECRET_BLOCK');
  const signature = required(responses, 'PASSWORD_CLAIM_SIGNATURE');
  const timestamp = required(responses, 'TIMESTAMP');
  const name = required(responses, 'USERNAME');
  if (!timestampForm.test(timestamp)) throw invalidTimestamp();
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
  if (!handshake || handshake.simulated || !user?.password) return false;
  return user.username === username && isProven(handshake, user.password.verifier, proof);
}
