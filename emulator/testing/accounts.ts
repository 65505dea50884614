import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import { randomUUID } from 'node:crypto';
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

/** Returns a unique email address. */
export function newEmail(): string {
  return `${randomUUID()}@example.com`;
}

/** Creates a confirmed account in the given groups and signs in with the genuine Amplify client. */
export async function signedInAccount(
  emulator: RunningFixture,
  email = newEmail(),
  groups: readonly string[] = [],
): Promise<SignedInAccount> {
  await createAccount(emulator, { email, groups });
  return signInAs(emulator, email, password);
}

/** A confirmed user with a verified email. */
export interface Account {
  email: string;
  username: string;
}

/** Creates a confirmed account as the developer of a user pool. */
export async function createAccount(
  { client, poolId: UserPoolId }: { client: CognitoIdentityProviderClient; poolId?: string },
  {
    email = newEmail(),
    groups = [],
    attributes = {},
    ...options
  }: {
    email?: string;
    password?: string;
    groups?: readonly string[];
    attributes?: Record<string, string>;
  } = {},
): Promise<Account> {
  const user = { UserPoolId, Username: email };
  const { User } = await client.send(
    new AdminCreateUserCommand({
      ...user,
      MessageAction: 'SUPPRESS',
      UserAttributes: Object.entries({ email, email_verified: 'true', ...attributes }).map(
        ([Name, Value]) => ({ Name, Value }),
      ),
    }),
  );
  for (const GroupName of groups) {
    await client.send(new AdminAddUserToGroupCommand({ ...user, GroupName }));
  }
  const Password = options.password ?? password;
  await client.send(new AdminSetUserPasswordCommand({ ...user, Password, Permanent: true }));
  return { email, username: User?.Username ?? '' };
}

/** Signs in with the genuine Amplify client. Throws if the password is wrong. */
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
