import type { Client } from '../clients';
import { incorrectCredentials } from '../errors';
import type { UserPool } from '../pool';
import { afterPassword } from './after-password';
import { requireParameter, type SignInStep } from './steps';

/** USER_PASSWORD_AUTH and ADMIN_USER_PASSWORD_AUTH: verifies a password sent by the client. */
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
