import {
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { randomBytes } from 'node:crypto';
import type { SeedTarget } from './backend-outputs';
import { createAccount } from './create-account';
import { demoAccounts } from './demo-accounts';

/** Makes the demo accounts that are not there yet; resolves with the email and password of each new one. */
export async function seedAccounts(
  target: SeedTarget,
): Promise<{ email: string; password: string }[]> {
  const client = new CognitoIdentityProviderClient({ region: target.region });
  const made = [];
  for (const { email, password: demoPassword, groups } of demoAccounts) {
    const password = target.emulatorOrigin ? demoPassword : ownPassword();
    const eulaAcceptedAt = new Date().toISOString();
    try {
      await createAccount(client, target.userPoolId, { email, password, groups, eulaAcceptedAt });
      made.push({ email, password });
    } catch (error) {
      if (!(error instanceof UsernameExistsException)) throw error;
    }
  }
  return made;
}

/** A cloud sandbox is reachable by everybody, so its demo accounts get passwords of their own. */
function ownPassword(): string {
  return `Aa1!${randomBytes(12).toString('base64url')}`;
}
