import {
  CognitoIdentityProviderClient,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { randomBytes } from 'node:crypto';
import type { SeedTarget } from './backend-outputs';
import { createAccount } from './create-account';
import { demoAccounts } from './demo-accounts';

/** Creates missing demo accounts and returns the email and password of each new one. */
export async function seedAccounts(
  target: SeedTarget,
): Promise<{ email: string; password: string }[]> {
  const client = new CognitoIdentityProviderClient({ region: target.region });
  const created = [];
  for (const { email, password: demoPassword, groups } of demoAccounts) {
    const password = target.emulatorOrigin ? demoPassword : randomPassword();
    const eulaAcceptedAt = new Date().toISOString();
    try {
      await createAccount(client, target.userPoolId, { email, password, groups, eulaAcceptedAt });
      created.push({ email, password });
    } catch (error) {
      if (!(error instanceof UsernameExistsException)) throw error;
    }
  }
  return created;
}

/** For cloud sandboxes, which anyone can reach. Contains every character class of the policy. */
function randomPassword(): string {
  return `Aa1!${randomBytes(12).toString('base64url')}`;
}
