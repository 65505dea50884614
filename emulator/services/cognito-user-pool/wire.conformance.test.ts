import { describe, expect, it } from 'vitest';
import { newEmail } from '../../testing/accounts';
import { emulator, messages, webClient } from '../../testing/shared-fixture';
import { signUp } from './testing/accounts';
import { expectRefusal } from '../../testing/aws-error';

async function post(operation: string, body: string): Promise<[number, unknown, string | null]> {
  const response = await fetch(emulator.origin, {
    method: 'POST',
    headers: {
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      'content-type': 'application/x-amz-json-1.1',
    },
    body,
  });
  return [response.status, await response.json(), response.headers.get('x-amzn-errortype')];
}

describe('a malformed request', () => {
  it.each(['{', 'null', '[]', '"text"', '\u0000'])('is refused if its body is %j', async (body) => {
    expect(await post('SignUp', body)).toEqual([
      400,
      { __type: 'SerializationException', message: 'The request body is not a JSON object.' },
      'SerializationException:',
    ]);
  });

  it.each([
    [
      'SignUp',
      '{"ClientId":null,"Username":"a@example.com"}',
      "2 validation errors detected: Value null at 'clientId' failed to satisfy constraint: Member must not be null; Value null at 'password' failed to satisfy constraint: Member must not be null",
    ],
    ['InitiateAuth', '{"ClientId":5,"AuthFlow":"USER_SRP_AUTH"}', 'clientId must be string'],
    [
      'InitiateAuth',
      '{"ClientId":"c","AuthFlow":"USER_SRP_AUTH","AuthParameters":{"A":1}}',
      'authParameters.A must be string',
    ],
    [
      'SignUp',
      '{"ClientId":"c","Username":"u","Password":"pp","UserAttributes":{}}',
      'userAttributes must be Array',
    ],
  ])('is refused, naming its members: %s with %s, %s', async (operation, body, message) => {
    const [status, response] = await post(operation, body);
    expect(status).toBe(400);
    expect(response).toMatchObject({
      __type: message.includes('null') ? 'InvalidParameterException' : 'SerializationException',
      message: expect.stringContaining(message),
    });
  });

  it('cannot inject members through __proto__', async () => {
    const attributes = '{"__proto__":{"USERNAME":"a@example.com","SRP_A":"ff"}}';
    const [status, response] = await post(
      'InitiateAuth',
      `{"ClientId":"${webClient}","AuthFlow":"USER_SRP_AUTH","AuthParameters":${attributes}}`,
    );
    expect(status).toBe(400);
    expect(response).toMatchObject({ message: 'Missing required parameter USERNAME' });
  });
});

describe('an unknown operation', () => {
  it.each(['ListDevices', 'ForgetDevice', 'Nonsense', 'constructor', ''])(
    'is refused: %s',
    async (name) => {
      expect(await post(name, '{}')).toEqual([
        400,
        {
          __type: 'UnknownOperationException',
          message: `The operation ${name || '(none)'} is not supported by the emulator's user pool.`,
        },
        'UnknownOperationException:',
      ]);
    },
  );
});

describe('an injected fault', () => {
  it('prevents the operation, or drops its response afterward', async () => {
    const [failed, lost] = [newEmail(), newEmail()];
    emulator.faults.plan({ operation: 'cognito-idp:SignUp', kind: 'error', times: 1 });
    await expect(signUp(failed)).rejects.toMatchObject({
      name: 'InternalErrorException',
      $metadata: { httpStatusCode: 500 },
    });
    expect(await messages(failed)).toEqual([]);
    emulator.faults.plan({ operation: 'cognito-idp:SignUp', kind: 'lost', times: 1 });
    await expect(signUp(lost)).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(await messages(lost)).toHaveLength(1);
    await expectRefusal(signUp(lost), 'UsernameExistsException');
  });
});
