import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AwsError, handleAwsJson, operation } from '../../core/aws-json';
import { AdjustableClock } from '../../core/clock';
import { Faults } from '../../core/faults';
import {
  developerCredentials,
  SignatureError,
  type Iam,
  type IamCaller,
} from '../../core/identity';
import { openStore } from '../../core/level-store';
import { silentLog, type Log } from '../../core/log';
import { startServer, type RunningServer } from '../../core/server';
import type { Store } from '../../core/store';
import { Usage } from '../../core/usage';
import type { Service } from '../../core/wire';
import { createIam } from './iam';
import * as v from 'valibot';
import type { RoleDefinition } from '../../assembly/definition';

const role = 'arn:aws:iam::123456789012:role/member';
const session = {
  roleArn: role,
  identityPoolId: 'us-east-1:pool',
  identityId: 'us-east-1:someone',
  authenticated: true,
  sub: 'account',
};
const roles: RoleDefinition[] = [
  {
    name: 'member',
    arn: role,
    statements: [
      { effect: 'Allow', actions: ['appsync:GraphQL'], resources: ['*'], conditions: {} },
      {
        effect: 'Allow',
        actions: ['s3:GetObject'],
        resources: ['*'],
        conditions: { NumericLessThan: { 's3:max-keys': ['10'] } },
      },
    ],
  },
];
const definition = { region: 'us-east-1', roles };

let folder: string;
let store: Store;
let server: RunningServer;
let iam: Iam;
let clock: AdjustableClock;
let callers: IamCaller[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emulator-iam-'));
  store = await openStore(folder, silentLog);
});
beforeEach(async () => {
  await server?.close();
  clock = new AdjustableClock();
  iam = createIam({ definition, clock, store });
  callers = [];
  server = await startServer({ port: 0, log: silentLog, services: () => [signedOnly()] });
});
afterAll(async () => {
  await server.close();
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

/** An AWS JSON service whose only operation records its caller. */
function signedOnly(): Service {
  const recordCaller = operation(v.object({}), async (_, request) => {
    try {
      callers.push(await iam.authenticate(request, 'cognito-idp'));
    } catch (error) {
      throw error instanceof SignatureError ? new AwsError(error.code, error.message) : error;
    }
    return {};
  });
  const api = { name: 'test', target: 'AWSCognitoIdentityProviderService', prefix: 'test' };
  return {
    name: 'test',
    maxBodyBytes: 10_000,
    accepts: () => true,
    handle: (request) =>
      handleAwsJson(
        {
          ...api,
          operations: { AdminGetUser: recordCaller },
          faults: new Faults(),
          usage: new Usage(clock),
          log: silentLog,
        },
        request,
      ),
  };
}

const call = (credentials: {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}) =>
  new CognitoIdentityProviderClient({
    endpoint: `http://localhost:${server.port}`,
    region: 'us-east-1',
    credentials,
    maxAttempts: 1,
  }).send(new AdminGetUserCommand({ UserPoolId: 'us-east-1_pool', Username: 'someone' }));

describe('a service other than S3', () => {
  it('authenticates the developer and holders of issued credentials', async () => {
    await call(developerCredentials);
    const issued = await iam.issue(session);
    await call(issued);
    expect(callers).toEqual([
      { kind: 'developer', accessKeyId: developerCredentials.accessKeyId },
      { kind: 'role', accessKeyId: issued.accessKeyId, ...session },
    ]);
  });

  it('rejects requests with its own error names', async () => {
    const issued = await iam.issue(session);
    const refusals = [
      [{ ...issued, secretAccessKey: 'x' }, 'InvalidSignatureException'],
      [{ ...issued, sessionToken: 'x' }, 'UnrecognizedClientException'],
      [{ ...issued, accessKeyId: 'ASIAX' }, 'UnrecognizedClientException'],
    ] as const;
    for (const [credentials, name] of refusals) {
      await expect(call(credentials)).rejects.toMatchObject({ name });
    }
    clock.advance(61 * 60_000);
    await expect(call(issued)).rejects.toMatchObject({ name: 'ExpiredTokenException' });
    await expect(call(developerCredentials)).rejects.toMatchObject({
      name: 'InvalidSignatureException',
    });
    expect(callers).toEqual([]);
  });

  it('rejects unsigned requests and malformed signatures', async () => {
    const head = { method: 'POST', rawPath: '/', rawQuery: '', query: new URLSearchParams() };
    const unsigned = { ...head, headers: { host: 'x' }, body: Buffer.alloc(0) };
    expect(iam.isSigned(unsigned)).toBe(false);
    await expect(iam.authenticate(unsigned, 'appsync')).rejects.toMatchObject({
      code: 'MissingAuthenticationTokenException',
    });
    const malformed = { ...unsigned, headers: { host: 'x', authorization: 'AWS4-HMAC-SHA256 x' } };
    expect(iam.isSigned(malformed)).toBe(true);
    await expect(iam.authenticate(malformed, 'appsync')).rejects.toMatchObject({
      code: 'IncompleteSignatureException',
    });
    expect(iam.isSigned({ ...head, headers: { authorization: 'eyJhbGciOi' } })).toBe(false);
  });
});

describe('issued credentials', () => {
  it('are deleted a day after they expire', async () => {
    const { accessKeyId } = await iam.issue(session);
    const isStored = async () => {
      const rows = store.collection('iam-sessions', (value) => value);
      return (await rows.get(accessKeyId)) !== undefined;
    };
    clock.advance(24 * 60 * 60_000);
    await iam.issue(session);
    expect(await isStored()).toBe(true);
    clock.advance(2 * 60 * 60_000);
    await iam.issue(session);
    expect(await isStored()).toBe(false);
  });
});

describe('a caller’s permissions', () => {
  const member: IamCaller = { kind: 'role', accessKeyId: 'x', ...session };

  it('follow the role’s policies', () => {
    expect(iam.allows(member, 'appsync:GraphQL', 'arn:aws:appsync:x')).toBe(true);
    expect(iam.allows(member, 's3:PutObject', 'arn:aws:s3:::x/y')).toBe(false);
    expect(iam.allows({ ...member, roleArn: 'unknown' }, 'appsync:GraphQL', 'x')).toBe(false);
    expect(iam.allows({ kind: 'developer', accessKeyId: 'x' }, 's3:PutObject', 'x')).toBe(true);
  });

  it('are denied where a condition cannot be evaluated, with a warning at startup', () => {
    const warnings: string[] = [];
    const log: Log = { ...silentLog, warn: (message) => warnings.push(message) };
    const logged = createIam({ definition, clock, store, log });
    expect(logged.allows(member, 's3:GetObject', 'x', { 's3:max-keys': '5' })).toBe(false);
    expect(warnings).toEqual([expect.stringContaining("'NumericLessThan'")]);
  });
});
