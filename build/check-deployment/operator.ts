import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { adminGroup } from '../../amplify/auth/groups';
import type { Backend } from './deployment';
import type { Credentials } from './people';

function userPool({ region, emulator }: Backend, credentials: Credentials) {
  const endpoint = emulator !== undefined && { endpoint: emulator };
  return new CognitoIdentityProviderClient({ region, credentials, ...endpoint });
}

/** Makes an account an admin, from its next sign-in on. */
export async function addToAdmins(
  backend: Backend,
  credentials: Credentials,
  email: string,
): Promise<void> {
  const account = { UserPoolId: backend.userPoolId, Username: email };
  const client = userPool(backend, credentials);
  await client.send(new AdminAddUserToGroupCommand({ ...account, GroupName: adminGroup }));
}

/** Deletes an account that nobody can sign in to. */
export async function deleteAccount(
  backend: Backend,
  credentials: Credentials,
  email: string,
): Promise<void> {
  const account = { UserPoolId: backend.userPoolId, Username: email };
  await userPool(backend, credentials).send(new AdminDeleteUserCommand(account));
}
