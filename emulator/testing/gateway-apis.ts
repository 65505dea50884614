import { Amplify } from 'aws-amplify';
import { signIn } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import * as v from 'valibot';
import { expect } from 'vitest';
import { emptyTokenStore } from '../core/token-store';
import type { SignedInAccount } from './accounts';
import { configureAmplify } from './amplify-client';
import type { RunningFixture } from './running-fixture';

const outputsSchema = v.object({
  custom: v.object({
    API: v.record(
      v.string(),
      v.object({ endpoint: v.string(), region: v.string(), apiName: v.string() }),
    ),
  }),
});

/** Returns the addresses of APIs in the outputs, by name. */
export function apisOf({ outputs }: Pick<RunningFixture, 'outputs'>) {
  return v.parse(outputsSchema, outputs).custom.API;
}

/** Returns the event that a function has sent back. */
export async function eventOf(answer: Promise<Response>): Promise<unknown> {
  const response = await answer;
  expect(response.status).toBe(200);
  return response.json();
}

/** Configures the real Amplify client with the APIs in the outputs, as Amplify's documentation does, and signs in. */
export async function signInToApis(
  emulator: Pick<RunningFixture, 'outputs'>,
  { email, password }: Pick<SignedInAccount, 'email' | 'password'>,
): Promise<void> {
  await configureAmplify(emulator.outputs);
  const config = Amplify.getConfig();
  Amplify.configure({ ...config, API: { ...config.API, REST: apisOf(emulator) } });
  // Configuring it again has replaced the store.
  cognitoUserPoolsTokenProvider.setKeyValueStorage(emptyTokenStore());
  await signIn({ username: email, password });
}
