import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import { createAccount } from '../../amplify/seed/create-account';
import { developerCredentials } from '../core/identity';
import { configureAmplify } from './amplify-client';
import type { TestEmulator } from './running-emulator';

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

const password = 'Correct-Horse-1!';

/** Returns a client for admin calls, using the developer's keys. */
function adminClient({ origin, definition }: TestEmulator): CognitoIdentityProviderClient {
  return new CognitoIdentityProviderClient({
    region: definition.region,
    endpoint: origin,
    credentials: developerCredentials,
  });
}

/** Creates a confirmed account in the given groups and signs in with the real Amplify client. */
export async function signedInAccount(
  emulator: TestEmulator,
  email: string,
  groups: readonly string[] = [],
): Promise<SignedInAccount> {
  const poolId = emulator.definition.userPool.id;
  await createAccount(adminClient(emulator), poolId, { email, password, groups });
  return signInAs(emulator, email, password);
}

/** Signs in with the real Amplify client. Throws if the password is wrong. */
export async function signInAs(
  emulator: TestEmulator,
  email: string,
  password: string,
): Promise<SignedInAccount> {
  await configureAmplify(emulator.outputs());
  const { isSignedIn } = await signIn({ username: email, password });
  if (!isSignedIn) throw new Error(`${email} could not sign in`);
  const { tokens, credentials, userSub } = await fetchAuthSession();
  if (!tokens?.idToken || !credentials || !userSub) throw new Error('The session is incomplete');
  return {
    email,
    password,
    sub: userSub,
    accessToken: tokens.accessToken.toString(),
    idToken: tokens.idToken.toString(),
    credentials: withoutExpiration(credentials),
  };
}

/** Returns the identity pool's credentials for unauthenticated users. */
export async function guestCredentials(emulator: TestEmulator): Promise<Credentials> {
  await configureAmplify(emulator.outputs());
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
