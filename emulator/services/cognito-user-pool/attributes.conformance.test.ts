import {
  AdminUpdateUserAttributesCommand,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { newEmail } from '../../testing/accounts';
import { emulator, lastMessage, messages, client } from '../../testing/shared-fixture';
import { signedInByPassword, signInByPassword } from './testing/accounts';
import { awsError, expectRefusal } from '../../testing/aws-error';

const list = (attributes: Record<string, string>) =>
  Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));

const update = (AccessToken: string, attributes: Record<string, string>) =>
  client.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes: list(attributes) }));

const verify = (AccessToken: string, Code: string, AttributeName = 'email') =>
  client.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName, Code }));

async function attributesOf(AccessToken: string): Promise<Record<string, string | undefined>> {
  const { UserAttributes } = await client.send(new GetUserCommand({ AccessToken }));
  return Object.fromEntries((UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]));
}

describe('a new email', () => {
  it('takes effect once verified, and can be changed again before that', async () => {
    const { accessToken, email } = await signedInByPassword();
    const [mistyped, right] = [newEmail(), newEmail()];
    const { CodeDeliveryDetailsList } = await update(accessToken, { email: mistyped });
    expect(CodeDeliveryDetailsList).toEqual([
      { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: `${mistyped[0]}***@e***` },
    ]);
    const { code: stale } = await lastMessage(mistyped);
    let code = stale;
    while (code === stale) {
      await update(accessToken, { email: right });
      ({ code } = await lastMessage(right));
    }
    await expectRefusal(verify(accessToken, stale), 'CodeMismatchException');
    expect(await attributesOf(accessToken)).toMatchObject({ email, email_verified: 'true' });
    await verify(accessToken, code);
    expect(await attributesOf(accessToken)).toMatchObject({ email: right, email_verified: 'true' });
    await expect(signInByPassword(right)).resolves.toBeDefined();
    await expect(signInByPassword(email)).rejects.toThrow('Incorrect');
  });

  it('is discarded when the old one is set again', async () => {
    const { accessToken, email } = await signedInByPassword();
    const next = newEmail();
    await update(accessToken, { email: next });
    const { CodeDeliveryDetailsList } = await update(accessToken, { email });
    expect(CodeDeliveryDetailsList).toEqual([]);
    await verify(accessToken, (await lastMessage(next)).code);
    expect(await attributesOf(accessToken)).toMatchObject({ email });
  });

  it('cannot belong to another user, even with concurrent requests', async () => {
    const [first, second] = [await signedInByPassword(), await signedInByPassword()];
    const exists = awsError(
      'AliasExistsException',
      'An account with the given email already exists.',
    );
    await expect(update(first.accessToken, { email: second.email })).rejects.toMatchObject(exists);
    const next = newEmail();
    await update(first.accessToken, { email: next });
    const { code: firstCode } = await lastMessage(next);
    await update(second.accessToken, { email: next });
    const { code: secondCode } = await lastMessage(next);
    const outcomes = await Promise.allSettled([
      verify(first.accessToken, firstCode),
      verify(second.accessToken, secondCode),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: exists });
  });

  it('gets another code on request', async () => {
    const { accessToken } = await signedInByPassword();
    const next = newEmail();
    await update(accessToken, { email: next });
    const requestCode = (AttributeName: string) =>
      client.send(
        new GetUserAttributeVerificationCodeCommand({ AccessToken: accessToken, AttributeName }),
      );
    expect((await requestCode('email')).CodeDeliveryDetails).toMatchObject({
      AttributeName: 'email',
    });
    expect(await messages(next)).toHaveLength(2);
    await expectRefusal(requestCode('phone_number'), 'InvalidParameterException');
    await verify(accessToken, (await lastMessage(next)).code);
    expect(await attributesOf(accessToken)).toMatchObject({ email: next });
  });

  it('takes effect immediately if an administrator marks it verified', async () => {
    const { accessToken, email } = await signedInByPassword();
    const next = newEmail();
    await client.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: emulator.poolId,
        Username: email,
        UserAttributes: list({ email: next, email_verified: 'true' }),
      }),
    );
    expect(await attributesOf(accessToken)).toMatchObject({ email: next, email_verified: 'true' });
    expect(await messages(next)).toEqual([]);
    await expect(signInByPassword(next)).resolves.toBeDefined();
  });
});

describe('other attributes', () => {
  it('change immediately', async () => {
    const { accessToken } = await signedInByPassword();
    await update(accessToken, { name: 'Ann', 'custom:eula': 'yes', phone_number: '+15551234567' });
    expect(await attributesOf(accessToken)).toMatchObject({
      name: 'Ann',
      'custom:eula': 'yes',
      phone_number: '+15551234567',
      phone_number_verified: 'false',
    });
  });

  it.each([
    [{ sub: 'x' }, 'NotAuthorizedException', 'A client attempted to write unauthorized attribute'],
    [
      { email_verified: 'true' },
      'NotAuthorizedException',
      'A client attempted to write unauthorized attribute',
    ],
    [
      { 'custom:fixed': 'x' },
      'InvalidParameterException',
      'user.custom:fixed: Attribute cannot be updated.\n',
    ],
    [{ email: 'no email' }, 'InvalidParameterException', 'Invalid email address format.'],
    [
      { name: '' },
      'InvalidParameterException',
      'The emulator does not support removing the attribute name.',
    ],
  ])('cannot be set to %j', async (attributes, name, message) => {
    const { accessToken } = await signedInByPassword();
    await expect(update(accessToken, attributes)).rejects.toMatchObject({ name, message });
  });
});
