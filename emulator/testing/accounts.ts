import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signIn } from 'aws-amplify/auth';
import {
  cognitoCredentialsProvider,
  cognitoUserPoolsTokenProvider,
} from 'aws-amplify/auth/cognito';
import { parseAmplifyConfig } from 'aws-amplify/utils';
import { createAccount } from '../../amplify/seed/create-account';
import { developerCredentials } from '../core/identity';
import { emptyTokenStore } from './token-store';
import type { TestEmulator } from './running-emulator';

/** Everything that the clients of one signed-in account, or of a guest, send. */
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

/** The admin calls' client, with the developer's keys. */
export function adminClient({ origin, definition }: TestEmulator): CognitoIdentityProviderClient {
  return new CognitoIdentityProviderClient({
    region: definition.region,
    endpoint: origin,
    credentials: developerCredentials,
  });
}

/** Makes a confirmed account, puts it into the groups and signs it in with the genuine Amplify client. */
export async function signedInAccount(
  emulator: TestEmulator,
  email: string,
  groups: readonly string[] = [],
): Promise<SignedInAccount> {
  const poolId = emulator.definition.userPool.id;
  await createAccount(adminClient(emulator), poolId, { email, password, groups });
  return signInAs(emulator, email);
}

async function signInAs(emulator: TestEmulator, email: string): Promise<SignedInAccount> {
  await configureAmplify(emulator);
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

/** The credentials that the identity pool gives to somebody who is not signed in. */
export async function guestCredentials(emulator: TestEmulator): Promise<Credentials> {
  await configureAmplify(emulator);
  const { credentials } = await fetchAuthSession();
  if (!credentials) throw new Error('The identity pool gave a guest no credentials');
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

/**
 * Points the genuine client at the emulator, with an empty token store: whoever was signed in before
 * keeps valid tokens, since nothing is revoked.
 */
export async function configureAmplify(emulator: TestEmulator): Promise<void> {
  const config = parseAmplifyConfig(emulator.outputs());
  const cognito = config.Auth?.Cognito;
  if (!cognito) throw new Error('The outputs describe no user pool');
  cognito.userPoolEndpoint = emulator.origin;
  cognito.identityPoolEndpoint = emulator.origin;
  Amplify.configure(config);
  cognitoUserPoolsTokenProvider.setKeyValueStorage(emptyTokenStore());
  await cognitoCredentialsProvider.clearCredentialsAndIdentityId();
}
