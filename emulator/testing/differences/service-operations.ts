import * as lambda from '@aws-sdk/client-lambda';
import * as s3 from '@aws-sdk/client-s3';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { fixtureDefinition } from '../../services/cognito-user-pool/testing/fixture';
import { operations as lambdaOperations } from '../../services/lambda/service';
import { operations as storageOperations } from '../../services/s3/operations';
import { startDefinition } from '../running-fixture';
import type { Operations } from './operations';

/** The services with AWS's JSON protocol, which can be asked what they know. */
const jsonServices = [
  {
    heading: 'Cognito user pools',
    target: 'AWSCognitoIdentityProviderService',
    client: '@aws-sdk/client-cognito-identity-provider',
  },
  {
    heading: 'Cognito identity pools',
    target: 'AWSCognitoIdentityService',
    client: '@aws-sdk/client-cognito-identity',
  },
  { heading: 'DynamoDB', target: 'DynamoDB_20120810', client: '@aws-sdk/client-dynamodb' },
];

const kind = 'Operation';

/** Returns the operations of the services whose AWS SDK client this package's tests use. */
export async function serviceOperations(): Promise<Operations[]> {
  const clients = testedClients();
  const emulator = await startDefinition(definition());
  try {
    const asked = jsonServices.filter(({ client }) => clients.includes(client));
    return [
      ...(await Promise.all(asked.map((service) => jsonOperations(emulator.origin, service)))),
      { heading: 'S3', kind, offered: commandsOf(s3), supported: Object.keys(storageOperations) },
      {
        heading: 'Lambda',
        kind,
        offered: commandsOf(lambda),
        supported: Object.keys(lambdaOperations),
      },
    ];
  } finally {
    await emulator.stop();
  }
}

function testedClients(): string[] {
  const file = new URL('../../package.json', import.meta.url);
  const manifest = v.object({ devDependencies: v.record(v.string(), v.string()) });
  return Object.keys(v.parse(manifest, JSON.parse(readFileSync(file, 'utf8'))).devDependencies);
}

function definition() {
  const { api, ...rest } = fixtureDefinition();
  return { ...rest, api: { ...api, schema: 'type Query { any: Boolean }' } };
}

async function jsonOperations(
  origin: string,
  { heading, target, client }: (typeof jsonServices)[number],
): Promise<Operations> {
  const sdk: object = await import(client);
  const offered = commandsOf(sdk);
  const known = await Promise.all(offered.map((name) => isKnown(origin, `${target}.${name}`)));
  return { heading, kind, offered, supported: offered.filter((_, at) => known[at]) };
}

/** Returns the operations that an AWS SDK client has commands for. */
function commandsOf(sdk: object): string[] {
  return Object.keys(sdk).flatMap((name) => /^([A-Z]\w*)Command$/.exec(name)?.[1] ?? []);
}

/** Asks the running service, which names what it doesn't know before it reads the input. */
async function isKnown(origin: string, target: string): Promise<boolean> {
  const headers = { 'x-amz-target': target };
  const response = await fetch(origin, { method: 'POST', headers, body: '{}' });
  await response.arrayBuffer();
  const isAnswered = response.headers.get('content-type')?.startsWith('application/x-amz-json');
  const error = response.headers.get('x-amzn-errortype');
  return isAnswered === true && error !== 'UnknownOperationException:';
}
