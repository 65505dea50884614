import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import { developerCredentials } from '../core/identity';
import { configureAmplify } from './amplify-client';
import type { RunningFixture } from './running-fixture';

/** AWS credentials of an account, a guest or the developer. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

export interface SignedInAccount {
  email: string;
  password: string;
  sub: string;
  accessToken: string;
  idToken: string;
  credentials: Credentials;
}

/** The password of every account. */
export const password = 'Correct-Horse-1!';

/** Creates a confirmed account in the given groups and signs in with the real Amplify client. */
export async function signedInAccount(
  emulator: RunningFixture,
  email: string,
  groups: readonly string[] = [],
): Promise<SignedInAccount> {
  const { origin, definition } = emulator;
  const client = new CognitoIdentityProviderClient({
    region: definition.region,
    endpoint: origin,
    credentials: developerCredentials,
  });
  const pool = { client, id: definition.userPool.id };
  await createAccount(pool, { email, password, groups });
  return signInAs(emulator, email, password);
}

/** Creates a confirmed account in a user pool as its developer, and returns its user name. */
export async function createAccount(
  { client, id: UserPoolId }: { client: CognitoIdentityProviderClient; id: string | undefined },
  account: { email: string; password: string; groups: readonly string[] },
  attributes: Record<string, string> = {},
): Promise<string> {
  const user = { UserPoolId, Username: account.email };
  const { User } = await client.send(
    new AdminCreateUserCommand({
      ...user,
      MessageAction: 'SUPPRESS',
      UserAttributes: Object.entries({
        email: account.email,
        email_verified: 'true',
        ...attributes,
      }).map(([Name, Value]) => ({ Name, Value })),
    }),
  );
  for (const GroupName of account.groups) {
    await client.send(new AdminAddUserToGroupCommand({ ...user, GroupName }));
  }
  await client.send(
    new AdminSetUserPasswordCommand({ ...user, Password: account.password, Permanent: true }),
  );
  return User?.Username ?? '';
}

/** Signs in with the real Amplify client. Throws if the password is wrong. */
export async function signInAs(
  { outputs }: Pick<RunningFixture, 'outputs'>,
  email: string,
  withPassword: string,
): Promise<SignedInAccount> {
  await configureAmplify(outputs);
  const { isSignedIn } = await signIn({ username: email, password: withPassword });
  if (!isSignedIn) throw new Error(`${email} could not sign in`);
  const { tokens, credentials, userSub } = await fetchAuthSession();
  if (!tokens?.idToken || !credentials || !userSub) throw new Error('The session is incomplete');
  return {
    email,
    password: withPassword,
    sub: userSub,
    accessToken: tokens.accessToken.toString(),
    idToken: tokens.idToken.toString(),
    credentials: withoutExpiration(credentials),
  };
}

/** Returns the identity pool's credentials for unauthenticated users. */
export async function guestCredentials({
  outputs,
}: Pick<RunningFixture, 'outputs'>): Promise<Credentials> {
  await configureAmplify(outputs);
  const { credentials } = await fetchAuthSession();
  if (!credentials) throw new Error('The identity pool returned no guest credentials');
  return withoutExpiration(credentials);
}

function withoutExpiration({
  accessKeyId,
  secretAccessKey,
  sessionToken,
}: {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}): Credentials {
  return { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) };
}
