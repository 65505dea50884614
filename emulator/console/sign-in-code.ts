import type { UserPool } from '../services/cognito-user-pool/pool';
import type { User } from '../services/cognito-user-pool/state/user';
import { RefusedCallError } from './errors';
import type { ConsoleParts } from './parts';
import { nameOf } from './users';

/**
 * Signs a user in without a password, and returns code for the application's page. It replaces the session that
 * Amplify's client keeps there, and reloads. The tokens are worthless outside this emulator. Throws RefusedCallError if
 * the user may not sign in.
 */
export async function signInCode(
  username: string,
  { userPool: pool }: ConsoleParts,
): Promise<{ code: string }> {
  const user = await pool.users.get(username);
  const [client] = pool.definition.clients;
  if (!user || !client) throw new RefusedCallError('This user no longer exists.');
  assertMaySignIn(user);
  const tokens = await pool.tokens.issue(user, client);
  const prefix = `CognitoIdentityServiceProvider.${client.id}.`;
  const userPrefix = `${prefix}${user.username}.`;
  return {
    code: codeOf(prefix, {
      [`${prefix}LastAuthUser`]: user.username,
      [`${userPrefix}accessToken`]: tokens.AccessToken,
      [`${userPrefix}idToken`]: tokens.IdToken,
      [`${userPrefix}refreshToken`]: tokens.RefreshToken ?? '',
      [`${userPrefix}clockDrift`]: clockDriftOf(pool),
      ...(!user.external && {
        [`${userPrefix}signInDetails`]: JSON.stringify({ loginId: nameOf(user) }),
      }),
    }),
  };
}

function assertMaySignIn({ enabled, status, external }: User): void {
  if (!enabled) throw new RefusedCallError('This user is disabled.');
  if (status === 'UNCONFIRMED') throw new RefusedCallError('Confirm this user first.');
  if (status !== 'CONFIRMED' && !external)
    throw new RefusedCallError('Set a password first, since this user has to choose a new one.');
}

/** The difference between the client's clock and the emulator's, which tests may have moved. */
function clockDriftOf({ clock }: UserPool): string {
  return String(clock.now().getTime() - Date.now());
}

/** This machine's addresses; an application can call the emulator only from these. */
const ownHost = String.raw`/^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/`;

function codeOf(prefix: string, entries: Record<string, string>): string {
  return `(() => {
  if (!${ownHost}.test(location.hostname))
    throw new Error('Run this in your application on this machine.');
  for (const key of Object.keys(localStorage))
    if (key.startsWith(${JSON.stringify(prefix)})) localStorage.removeItem(key);
  for (const [key, value] of Object.entries(${JSON.stringify(entries)}))
    localStorage.setItem(key, value);
  location.reload();
})();
`;
}
