import {
  AdminConfirmSignUpCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  ForgotPasswordCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { updateUserAttribute } from 'aws-amplify/auth';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeEmail } from '../../amplify/auth/code-email';
import { developerCredentials } from 'amplify-emulator/client';
import { signedInAccount } from 'amplify-emulator/testing';
import { startTestEmulator, type TestEmulator } from '../testing/running-emulator';

const Messages = v.array(
  v.looseObject({ subject: v.string(), body: v.string(), code: v.string() }),
);

const Outputs = v.looseObject({
  auth: v.looseObject({ user_pool_id: v.string(), user_pool_client_id: v.string() }),
});

let emulator: TestEmulator;
let client: CognitoIdentityProviderClient;
let pool: { id: string; clientId: string };

beforeAll(async () => {
  emulator = await startTestEmulator();
  const { auth } = v.parse(Outputs, emulator.outputs);
  pool = { id: auth.user_pool_id, clientId: auth.user_pool_client_id };
  client = new CognitoIdentityProviderClient({
    region: emulator.definition.region,
    endpoint: emulator.origin,
    credentials: developerCredentials,
  });
});
afterAll(() => emulator.stop());

const purposes: Record<string, (email: string) => Promise<unknown>> = {
  'signing up': async () => {},
  'another code for signing up': async (Username) =>
    client.send(new ResendConfirmationCodeCommand({ ClientId: pool.clientId, Username })),
  'resetting a password': async (Username) => {
    const account = { UserPoolId: pool.id, Username };
    await client.send(new AdminConfirmSignUpCommand(account));
    const UserAttributes = [{ Name: 'email_verified', Value: 'true' }];
    await client.send(new AdminUpdateUserAttributesCommand({ ...account, UserAttributes }));
    await client.send(new ForgotPasswordCommand({ ClientId: pool.clientId, Username }));
  },
};

it.each(Object.keys(purposes))('A mail for %s is the one of amplify/auth', async (purpose) => {
  const email = `${purpose.replaceAll(' ', '-')}@example.com`;
  await client.send(
    new SignUpCommand({
      ClientId: pool.clientId,
      Username: email,
      Password: 'Correct-Horse-1!',
      UserAttributes: [{ Name: 'email', Value: email }],
    }),
  );
  await purposes[purpose]?.(email);
  const mail = await lastMailTo(email);
  expect(mail).toMatchObject(codeEmailWith(mail?.code));
});

it('A mail for a new address is too', async () => {
  await signedInAccount(emulator, 'me@example.com');
  const value = 'new-address@example.com';
  await updateUserAttribute({ userAttribute: { attributeKey: 'email', value } });
  const mail = await lastMailTo(value);
  expect(mail).toMatchObject(codeEmailWith(mail?.code));
});

async function lastMailTo(to: string) {
  const address = `${emulator.origin}/mailbox/messages.json?to=${encodeURIComponent(to)}`;
  const [last] = v.parse(Messages, await (await fetch(address)).json());
  return last;
}

/** The email of amplify/auth with a code. */
function codeEmailWith(code = '') {
  return {
    subject: codeEmail.verificationEmailSubject,
    body: codeEmail.verificationEmailBody(() => code),
  };
}
