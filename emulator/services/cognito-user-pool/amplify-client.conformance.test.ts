import { AdminCreateUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { confirmSignIn, fetchUserAttributes, signIn, updatePassword } from 'aws-amplify/auth';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccount, newEmail, password } from '../../testing/accounts';
import { configureAmplify } from '../../testing/amplify-client';
import { asAdmin, emulator, lastMessage, client } from '../../testing/shared-fixture';
import { expectRefusal } from '../../testing/aws-error';

beforeEach(() => configureAmplify(emulator.outputs));

const newPassword = 'Another-Horse-2?';

describe('a user with aws-amplify', () => {
  it('sees Cognito’s message for a wrong password', async () => {
    const { email } = await createAccount(emulator);
    await expectRefusal(
      signIn({ username: email, password: 'Wrong-Horse-1!' }),
      'NotAuthorizedException',
      'Incorrect username or password.',
    );
    await expectRefusal(
      signIn({ username: newEmail(), password }),
      'NotAuthorizedException',
      'Incorrect username or password.',
    );
  });

  it('is protected from guesses at its old password while signed in', async () => {
    const { email } = await createAccount(emulator);
    await signIn({ username: email, password });
    const guesses = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        updatePassword({ oldPassword: 'Wrong-Horse-1!', newPassword }),
      ),
    );
    const names = guesses.map((guess) =>
      guess.status === 'rejected' ? guess.reason.name : 'done',
    );
    const count = (name: string) => names.filter((each) => each === name).length;
    expect(count('NotAuthorizedException')).toBe(5);
    expect(count('LimitExceededException')).toBe(3);
  });

  it('sets its own password after an invitation', async () => {
    const email = newEmail();
    await client.send(new AdminCreateUserCommand(asAdmin(email)));
    const invitation = await lastMessage(email);
    expect(invitation.purpose).toBe('invitation');
    const { nextStep } = await signIn({ username: email, password: invitation.code });
    expect(nextStep).toEqual({
      signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
      missingAttributes: [],
    });
    await expectRefusal(confirmSignIn({ challengeResponse: 'weak' }), 'InvalidPasswordException');
    expect(
      await confirmSignIn({
        challengeResponse: newPassword,
        options: { userAttributes: { name: 'Ann' } },
      }),
    ).toMatchObject({ isSignedIn: true });
    expect(await fetchUserAttributes()).toMatchObject({ name: 'Ann' });
  });
});
