import type { Client } from '../clients';
import { passwordResetRequired, userNotFound } from '../errors';
import type { UserPool } from '../pool';
import { runPreAuthentication } from '../triggers/authentication';
import { challengePassword, requireSrpA } from './password-challenge';
import { requireParameter, type SignInStep } from './steps';

/** USER_SRP_AUTH: starts an SRP handshake, also for an unknown username if the client hides which exist. */
export async function userSrpAuth(
  pool: Pick<UserPool, 'users' | 'challenges' | 'simulate' | 'triggers'>,
  client: Client,
  parameters: Readonly<Record<string, string>>,
): Promise<SignInStep> {
  const name = requireParameter(parameters, 'USERNAME');
  const publicA = requireSrpA(parameters);
  const user = await pool.users.find(name);
  if (!user && !client.preventUserExistenceErrors) throw userNotFound();
  if (user?.status === 'RESET_REQUIRED') throw passwordResetRequired();
  await runPreAuthentication(pool, client, { name, user });
  return challengePassword(pool, client, { name, user, publicA });
}
