import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, it } from 'vitest';
import { guestCredentials } from '../../testing/accounts';
import { emulator } from '../../testing/shared-fixture';
import { developerCredentials } from '../../core/identity';
import { silentLog } from '../../core/log';
import { startFixture } from '../../testing/running-fixture';

const call = (credentials: {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}) =>
  new CognitoIdentityProviderClient({
    endpoint: emulator.origin,
    region: 'us-east-1',
    credentials,
    maxAttempts: 1,
  }).send(new AdminGetUserCommand({ UserPoolId: emulator.poolId, Username: 'nobody' }));

it('accepts the developer’s and issued credentials outside S3, and refuses others with the service’s own error names', async () => {
  const issued = await guestCredentials(emulator);
  const outcomes = [
    [developerCredentials, 'UserNotFoundException'],
    [issued, 'AccessDeniedException'],
    [{ ...issued, secretAccessKey: 'x' }, 'InvalidSignatureException'],
    [{ ...issued, sessionToken: 'x' }, 'UnrecognizedClientException'],
    [{ ...issued, accessKeyId: 'ASIAX' }, 'UnrecognizedClientException'],
  ] as const;
  for (const [credentials, name] of outcomes)
    await expect(call(credentials)).rejects.toMatchObject({ name });
  await emulator.after(61 * 60_000, async () => {
    await expect(call(issued)).rejects.toMatchObject({ name: 'ExpiredTokenException' });
    await expect(call(developerCredentials)).rejects.toMatchObject({
      name: 'InvalidSignatureException',
    });
  });
});

it.each([
  ['AWS4-HMAC-SHA256 x', 'IncompleteSignatureException'],
  ['eyJhbGciOi', 'MissingAuthenticationTokenException'],
])('refuses a request with the authorization %s', async (authorization, __type) => {
  const response = await fetch(emulator.origin, {
    method: 'POST',
    headers: {
      authorization,
      'x-amz-target': 'AWSCognitoIdentityProviderService.AdminGetUser',
    },
  });
  expect(await response.json()).toMatchObject({ __type });
});

it('warns at start of a condition that it cannot evaluate', async () => {
  const warnings: string[] = [];
  const conditions = { NumericLessThan: { 's3:max-keys': ['10'] } };
  const statements = [{ effect: 'Allow' as const, actions: ['*'], resources: ['*'], conditions }];
  const { stop } = await startFixture({
    log: { ...silentLog, warn: (message) => warnings.push(message) },
    change: ({ roles, ...rest }) => ({
      ...rest,
      roles: [...roles, { name: 'counted', arn: 'counted', statements }],
    }),
  });
  await stop();
  expect(warnings).toEqual([expect.stringContaining("'NumericLessThan'")]);
});
