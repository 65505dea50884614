import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  UserStatusType,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { randomBytes } from 'node:crypto';
import type { SeedTarget } from './backend-outputs';
import { addToGroups, createUser, setPassword } from './create-account';
import { demoAccounts } from './demo-accounts';

/**
 * Creates missing demo accounts and returns how many. The password comes last: an account without one was left by an
 * interrupted run, and is finished now. `announce` gets each random password before it is set, since it can't be read
 * again.
 */
export async function seedAccounts(
  { region, userPoolId, emulatorOrigin }: SeedTarget,
  announce: (email: string, password: string) => void,
): Promise<number> {
  const client = new CognitoIdentityProviderClient({ region });
  let created = 0;
  for (const { email, password: demoPassword, groups } of demoAccounts) {
    await createUnlessExists(client, userPoolId, email);
    if (await hasPassword(client, userPoolId, email)) continue;
    await addToGroups(client, userPoolId, { email, groups });
    const password = emulatorOrigin ? demoPassword : randomPassword();
    if (!emulatorOrigin) announce(email, password);
    await setPassword(client, userPoolId, { email, password });
    created += 1;
  }
  return created;
}

async function createUnlessExists(
  client: CognitoIdentityProviderClient,
  userPoolId: string,
  email: string,
): Promise<void> {
  try {
    const eulaAcceptedAt = new Date().toISOString();
    await createUser(client, userPoolId, { email, eulaAcceptedAt });
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
  }
}

async function hasPassword(
  client: CognitoIdentityProviderClient,
  UserPoolId: string,
  Username: string,
): Promise<boolean> {
  const { UserStatus } = await client.send(new AdminGetUserCommand({ UserPoolId, Username }));
  return UserStatus !== UserStatusType.FORCE_CHANGE_PASSWORD;
}

/** For cloud sandboxes, which anyone can reach. Contains every character type that the policy requires. */
function randomPassword(): string {
  return `Aa1!${randomBytes(12).toString('base64url')}`;
}
