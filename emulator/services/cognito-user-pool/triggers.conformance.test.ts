import {
  AdminCreateUserCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { difference } from '../../testing/differences/difference';
import { createAccount, newEmail, password, signInByPassword } from './testing/accounts';
import { passwordClient, webClient } from './testing/fixture';
import { authorizeQuery, callHosted, hostedPool, newVerifier } from './testing/hosted';
import { startPool, type RunningPool } from './testing/running-pool';

const signUp = (email: string) =>
  new SignUpCommand({ ClientId: webClient, Username: email, Password: password });

const byPassword = (email: string) =>
  new InitiateAuthCommand({
    ClientId: passwordClient,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });

/** What each trigger runs in, as in Cognito's table of triggers and requests. */
const uses: Record<string, (pool: RunningPool) => Promise<unknown>> = {
  PreSignUp: ({ client }) => client.send(signUp(newEmail())),
  'PreSignUp of an administrator': ({ client, poolId }) =>
    client.send(new AdminCreateUserCommand({ UserPoolId: poolId, Username: newEmail() })),
  PostConfirmation: async ({ client, lastMessage }) => {
    const Username = newEmail();
    await client.send(signUp(Username));
    const ConfirmationCode = (await lastMessage(Username)).code;
    return client.send(
      new ConfirmSignUpCommand({ ClientId: webClient, Username, ConfirmationCode }),
    );
  },
  PreAuthentication: async (pool) =>
    pool.client.send(byPassword((await createAccount(pool)).email)),
  PostAuthentication: async (pool) =>
    pool.client.send(byPassword((await createAccount(pool)).email)),
  PreTokenGeneration: async (pool) =>
    pool.client.send(byPassword((await createAccount(pool)).email)),
  CustomMessage: ({ client }) => client.send(signUp(newEmail())),
  CustomEmailSender: ({ client }) => client.send(signUp(newEmail())),
  UserMigration: ({ client }) => client.send(byPassword(newEmail())),
  'UserMigration at a new password': ({ client }) =>
    client.send(new ForgotPasswordCommand({ ClientId: webClient, Username: newEmail() })),
  DefineAuthChallenge: ({ client }) =>
    client.send(
      new InitiateAuthCommand({
        ClientId: webClient,
        AuthFlow: 'CUSTOM_AUTH',
        AuthParameters: { USERNAME: newEmail() },
      }),
    ),
};

const triggerOf = (event: string) => ({ event, functionArn: 'arn:missing', version: 'V1_0' });

describe('a trigger whose function the emulator cannot run', () => {
  it.each(Object.keys(uses))('refuses what runs it, by name: %s', async (title) => {
    const [event = ''] = title.split(' ');
    const pool = await startPool({ pool: { triggers: [triggerOf(event)] } });
    try {
      await expect(uses[title]?.(pool)).rejects.toMatchObject({
        name: 'UnexpectedLambdaException',
        message: expect.stringContaining(event),
      });
    } finally {
      await pool.dispose();
    }
  });

  it.each(['InboundFederation', 'PreSignUp', 'PreTokenGeneration'])(
    'refuses a social sign-in, by name: %s',
    async (event) => {
      difference('Hosted UI', 'The trigger of inbound federation doesn’t run.');
      const pool = await startPool({ pool: { ...hostedPool(), triggers: [triggerOf(event)] } });
      const request = authorizeQuery(newVerifier().challenge);
      const consent = { request, answer: 'allow', email: newEmail() };
      const { location } = await callHosted(pool, '/oauth2/idpresponse', consent);
      expect(location?.searchParams.get('error')).toBe('invalid_request');
      expect(location?.searchParams.get('error_description')).toContain(event);
      await pool.dispose();
    },
  );

  it('leaves the rest alone', async () => {
    const events = ['PostConfirmation', 'CustomMessage', 'UserMigration', 'DefineAuthChallenge'];
    const pool = await startPool({ pool: { triggers: events.map(triggerOf) } });
    const { email } = await createAccount(pool);
    expect(await signInByPassword(pool, email)).toHaveProperty('accessToken');
    await pool.dispose();
  });
});
