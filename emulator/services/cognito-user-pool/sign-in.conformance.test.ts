import {
  AdminDisableUserCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { signIn } from 'aws-amplify/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAccount, newEmail, password } from '../../testing/accounts';
import { configureAmplify } from '../../testing/amplify-client';
import { asAdmin, emulator, webClient, client } from '../../testing/shared-fixture';
import { signInByPassword, signUp } from './testing/accounts';
import { awsError, expectRefusal } from '../../testing/aws-error';

beforeEach(() => configureAmplify(emulator.outputs));

const incorrect = awsError('NotAuthorizedException', 'Incorrect username or password.');

const initiate = (
  AuthFlow: 'USER_SRP_AUTH' | 'USER_PASSWORD_AUTH' | 'USER_AUTH' | 'REFRESH_TOKEN_AUTH',
  AuthParameters: Record<string, string>,
) => client.send(new InitiateAuthCommand({ ClientId: webClient, AuthFlow, AuthParameters }));

describe('the auth flow', () => {
  it.each([
    ['USER_PASSWORD_AUTH', 'USER_PASSWORD_AUTH flow not enabled for this client'],
    ['USER_AUTH', 'The emulator does not support the authentication flow USER_AUTH.'],
    [
      'REFRESH_TOKEN_AUTH',
      'The emulator does not support the authentication flow REFRESH_TOKEN_AUTH.',
    ],
  ] as const)('%s is refused by name', async (flow, message) => {
    await expectRefusal(
      initiate(flow, { USERNAME: 'a@example.com', PASSWORD: password }),
      'InvalidParameterException',
      message,
    );
  });

  it.each([
    ['USER_SRP_AUTH', { USERNAME: 'a@example.com' }, 'Missing required parameter SRP_A'],
    ['USER_SRP_AUTH', { SRP_A: 'ff' }, 'Missing required parameter USERNAME'],
    ['USER_SRP_AUTH', { USERNAME: 'a@example.com', SRP_A: 'no number' }, 'Invalid SRP_A'],
  ] as const)('%s with %j is refused: %s', async (flow, parameters, message) => {
    await expect(initiate(flow, parameters)).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message,
    });
  });
});

describe('the SRP handshake', () => {
  it('accepts one well-formed proof within three minutes', async () => {
    const { email } = await createAccount(emulator);
    const answer = (
      parameters: Record<string, string> = {},
      TIMESTAMP = 'Tue Sep 1 09:05:00 UTC 2026',
    ) =>
      client.send(
        new RespondToAuthChallengeCommand({
          ClientId: webClient,
          ChallengeName: 'PASSWORD_VERIFIER',
          ChallengeResponses: {
            USERNAME: parameters['USERNAME'] ?? '',
            PASSWORD_CLAIM_SECRET_BLOCK: parameters['SECRET_BLOCK'] ?? '',
            PASSWORD_CLAIM_SIGNATURE: 'bm8gcHJvb2Y=',
            TIMESTAMP,
          },
        }),
      );
    const start = () => initiate('USER_SRP_AUTH', { USERNAME: email, SRP_A: 'abcdef' });
    const { ChallengeParameters } = await start();
    await expectRefusal(answer(ChallengeParameters, 'yesterday'), 'InvalidParameterException');
    await expect(answer(ChallengeParameters)).rejects.toMatchObject(incorrect);
    await expectRefusal(
      answer(ChallengeParameters),
      'NotAuthorizedException',
      'Invalid session for the user, session can only be used once.',
    );
    const late = await start();
    await emulator.after(3 * 60_000, () =>
      expectRefusal(
        answer(late.ChallengeParameters),
        'NotAuthorizedException',
        'Invalid session for the user, session is expired.',
      ),
    );
    await expect(
      answer({ ...ChallengeParameters, SECRET_BLOCK: 'bm90aGluZw==' }),
    ).rejects.toMatchObject({ message: 'Invalid session for the user.' });
  });
});

describe('a user who may not sign in', () => {
  it('gets the reason only with the correct password', async () => {
    const email = newEmail();
    await signUp(email);
    await expect(signInByPassword(email, 'Wrong-Horse-1!')).rejects.toMatchObject(incorrect);
    await expectRefusal(
      signInByPassword(email),
      'UserNotConfirmedException',
      'User is not confirmed.',
    );
    const disabled = await createAccount(emulator);
    await client.send(new AdminDisableUserCommand(asAdmin(disabled.email)));
    await expect(signInByPassword(disabled.email, 'Wrong-Horse-1!')).rejects.toMatchObject(
      incorrect,
    );
    await expectRefusal(
      signInByPassword(disabled.email),
      'NotAuthorizedException',
      'User is disabled.',
    );
  });
});

describe('the lockout after wrong passwords', () => {
  beforeEach(() => emulator.clock.stop());
  afterEach(() => emulator.clock.start());

  it('doubles with each further failure and ends with a success', async () => {
    const { email } = await createAccount(emulator);
    const guess = () => signInByPassword(email, 'Wrong-Horse-1!');
    const exceeded = awsError('NotAuthorizedException', 'Password attempts exceeded');
    for (let failures = 0; failures < 5; failures += 1)
      await expect(guess()).rejects.toMatchObject(incorrect);
    await expect(signInByPassword(email)).rejects.toMatchObject(exceeded);
    await expect(signIn({ username: email, password })).rejects.toMatchObject(exceeded);
    emulator.clock.advance(1000);
    await expect(guess()).rejects.toMatchObject(incorrect);
    emulator.clock.advance(1000);
    await expect(guess()).rejects.toMatchObject(exceeded);
    emulator.clock.advance(1000);
    await expect(signInByPassword(email)).resolves.toBeDefined();
    await expect(guess()).rejects.toMatchObject(incorrect);
    await expect(signInByPassword(email)).resolves.toBeDefined();
    emulator.clock.advance(-3000);
  });

  it('does not reveal whether the user exists', async () => {
    const email = newEmail();
    for (let failures = 0; failures < 5; failures += 1)
      await expect(signInByPassword(email)).rejects.toMatchObject(incorrect);
    await expect(signInByPassword(email)).rejects.toMatchObject({
      message: 'Password attempts exceeded',
    });
  });
});
