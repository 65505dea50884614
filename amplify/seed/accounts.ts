import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { randomBytes } from 'node:crypto';
import { demoAccounts, type DemoAccount } from './demo-accounts';
import type { SeedTarget } from './backend-outputs';

/** Makes the demo accounts that are not there yet; resolves with the e-mail and password of each new one. */
export async function seedAccounts(
  target: SeedTarget,
): Promise<{ email: string; password: string }[]> {
  const client = new CognitoIdentityProviderClient({ region: target.region });
  const made = [];
  for (const account of demoAccounts) {
    const password = target.emulatorOrigin ? account.password : ownPassword();
    if (await seedAccount(client, target, account, password)) {
      made.push({ email: account.email, password });
    }
  }
  return made;
}

/** A cloud sandbox is reachable by everybody, so its demo accounts get passwords of their own. */
function ownPassword(): string {
  return `Aa1!${randomBytes(12).toString('base64url')}`;
}

async function seedAccount(
  client: CognitoIdentityProviderClient,
  { userPoolId }: SeedTarget,
  { email, groups }: DemoAccount,
  password: string,
): Promise<boolean> {
  const user = { UserPoolId: userPoolId, Username: email };
  try {
    await client.send(
      new AdminCreateUserCommand({
        ...user,
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
          { Name: 'custom:eula', Value: 'yes' },
          { Name: 'custom:eula_accepted_at', Value: new Date().toISOString() },
        ],
      }),
    );
  } catch (error) {
    if (error instanceof UsernameExistsException) return false;
    throw error;
  }
  await client.send(
    new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }),
  );
  for (const GroupName of groups) {
    await client.send(new AdminAddUserToGroupCommand({ ...user, GroupName }));
  }
  return true;
}
