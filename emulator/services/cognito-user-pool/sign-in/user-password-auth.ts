import type { UserPoolClientDefinition } from '../../../assembly/definition';
import { incorrectCredentials, passwordResetRequired, userNotFound } from '../errors';
import type { UserPool } from '../pool';
import { afterPassword, type AfterPasswordParts } from './after-password';
import { required, type SignInStep } from './steps';

/** USER_PASSWORD_AUTH and ADMIN_USER_PASSWORD_AUTH: the password itself comes over the wire. */
export async function userPasswordAuth(
  pool: Pick<UserPool, 'users' | 'passwords' | 'lockout' | 'simulate'> & AfterPasswordParts,
  client: UserPoolClientDefinition,
  parameters: Readonly<Record<string, string>>,
): Promise<SignInStep> {
  const name = required(parameters, 'USERNAME');
  const password = required(parameters, 'PASSWORD');
  const user = await pool.users.find(name);
  if (!user && !client.preventUserExistenceErrors) throw userNotFound();
  if (user?.status === 'RESET_REQUIRED') throw passwordResetRequired();
  await pool.lockout.attempt(
    user?.username ?? pool.simulate(name).username,
    () => user !== undefined && pool.passwords.isRight(user, password),
  );
  if (!user) throw incorrectCredentials();
  return afterPassword(pool, client, user);
}
