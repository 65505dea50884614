import type { Page } from '@playwright/test';
import { Amplify } from 'aws-amplify';
import { signIn, signOut } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, parseAmplifyConfig } from 'aws-amplify/utils';
import { emptyTokenStore, useNativeNumbers } from 'amplify-emulator/client';
import { appOrigin, emulatorOrigin } from '../addresses';
import type { Account } from './accounts';
import { outputs } from './emulator-process';

// Amplify warns at every sign-in that the user pool is not in the cloud.
ConsoleLogger.LOG_LEVEL = 'ERROR';

// Amplify has one client per process, so sign-ins run one at a time.
let latest: Promise<unknown> = useNativeNumbers();

/**
 * Signs in with the genuine client outside the browser, copies its stored tokens into the page's
 * context, and opens `path`. For tests that start after sign-in.
 */
export async function openAs(
  page: Page,
  account: Account,
  path: string,
  origin = appOrigin,
): Promise<void> {
  const tokens = await inTurn(() => tokensOf(account));
  // This process's clock drift isn't the browser's.
  const localStorage = [...tokens]
    .filter(([name]) => !name.endsWith('.clockDrift'))
    .map(([name, value]) => ({ name, value }));
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  await page.goto(new URL(path, origin).href);
}

/** Ends all sessions of an account with the genuine client, as another device would. */
export async function signOutEverywhere(account: Account): Promise<void> {
  await inTurn(async () => {
    await tokensOf(account);
    await signOut({ global: true });
  });
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = latest.then(work);
  latest = result.catch(() => undefined);
  return result;
}

async function tokensOf({ email, password }: Account): Promise<Map<string, string>> {
  const config = parseAmplifyConfig(outputs());
  if (!config.Auth?.Cognito) throw new Error('The outputs describe no user pool');
  config.Auth.Cognito.userPoolEndpoint = emulatorOrigin;
  Amplify.configure(config);
  const store = emptyTokenStore();
  cognitoUserPoolsTokenProvider.setKeyValueStorage(store);
  const { isSignedIn, nextStep } = await signIn({ username: email, password });
  if (!isSignedIn) throw new Error(`${email} needs another sign-in step: ${nextStep.signInStep}`);
  return store.values;
}
