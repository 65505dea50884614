import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RoleDefinition } from '../../assembly/definition';
import { developerCredentials, type IamCaller } from '../../core/identity';
import { silentLog, type Log } from '../../core/log';
import { startPool, type RunningPool } from '../cognito-user-pool/testing/running-pool';
import { createIam } from './iam';

const session = {
  roleArn: 'arn:aws:iam::123456789012:role/member',
  identityPoolId: 'us-east-1:pool',
  identityId: 'us-east-1:someone',
  authenticated: true,
  sub: 'account',
};

let pool: RunningPool;
beforeAll(async () => void (pool = await startPool()));
afterAll(() => pool.dispose());

const call = (credentials: {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}) =>
  new CognitoIdentityProviderClient({
    endpoint: pool.origin,
    region: 'us-east-1',
    credentials,
    maxAttempts: 1,
  }).send(new AdminGetUserCommand({ UserPoolId: pool.poolId, Username: 'nobody' }));

it('A service other than S3 knows the developer and holders of issued credentials, and refuses others by its own names', async () => {
  const issued = await pool.iam.issue(session);
  const outcomes = [
    [developerCredentials, 'UserNotFoundException'],
    // The role exists nowhere, so it may do nothing.
    [issued, 'AccessDeniedException'],
    [{ ...issued, secretAccessKey: 'x' }, 'InvalidSignatureException'],
    [{ ...issued, sessionToken: 'x' }, 'UnrecognizedClientException'],
    [{ ...issued, accessKeyId: 'ASIAX' }, 'UnrecognizedClientException'],
  ] as const;
  for (const [credentials, name] of outcomes)
    await expect(call(credentials)).rejects.toMatchObject({ name });
  await pool.after(61 * 60_000, async () => {
    await expect(call(issued)).rejects.toMatchObject({ name: 'ExpiredTokenException' });
    await expect(call(developerCredentials)).rejects.toMatchObject({
      name: 'InvalidSignatureException',
    });
  });
});

it.each([
  ['AWS4-HMAC-SHA256 x', 'IncompleteSignatureException'],
  ['eyJhbGciOi', 'MissingAuthenticationTokenException'],
])('A request with the authorization %s is refused', async (authorization, __type) => {
  const response = await fetch(pool.origin, {
    method: 'POST',
    headers: {
      authorization,
      'x-amz-target': 'AWSCognitoIdentityProviderService.AdminGetUser',
    },
  });
  expect(await response.json()).toMatchObject({ __type });
});

it('What depends on a condition that cannot be evaluated is denied, with a warning at startup', () => {
  const conditions = { NumericLessThan: { 's3:max-keys': ['10'] } };
  const statements: RoleDefinition['statements'] = [
    { effect: 'Allow', actions: ['s3:GetObject'], resources: ['*'], conditions },
    { effect: 'Allow', actions: ['appsync:GraphQL'], resources: ['*'], conditions: {} },
  ];
  const roles = [{ name: 'member', arn: session.roleArn, statements }];
  const warnings: string[] = [];
  const log: Log = { ...silentLog, warn: (message) => warnings.push(message) };
  const { clock, store } = pool;
  const iam = createIam({ definition: { region: 'us-east-1', roles }, clock, store, log });
  const member: IamCaller = { kind: 'role', accessKeyId: 'x', ...session };
  expect(iam.allows(member, 'appsync:GraphQL', 'x')).toBe(true);
  expect(iam.allows(member, 's3:GetObject', 'x', { 's3:max-keys': '5' })).toBe(false);
  expect(warnings).toEqual([expect.stringContaining("'NumericLessThan'")]);
});
