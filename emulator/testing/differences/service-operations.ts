import * as identityPool from '@aws-sdk/client-cognito-identity';
import * as userPool from '@aws-sdk/client-cognito-identity-provider';
import * as lambda from '@aws-sdk/client-lambda';
import * as s3 from '@aws-sdk/client-s3';
import { startPool } from '../../services/cognito-user-pool/testing/running-pool';
import { operations as tableOperations } from '../../services/dynamodb/operations';
import { operations as lambdaOperations } from '../../services/lambda/service';
import { operations as storageOperations } from '../../services/s3/operations';
import type { Operations } from './operations';

/** The folders of services whose operations this lists, of AppSync, which has resolvers, and of IAM, which has none. */
export const listedServices = [
  'appsync',
  'cognito-identity-pool',
  'cognito-user-pool',
  'dynamodb',
  'iam',
  'lambda',
  's3',
];

/** Returns the operations of the services other than the data API. */
export async function serviceOperations(): Promise<Operations[]> {
  const running = await startPool();
  try {
    const cognito = async (heading: string, target: string, sdk: object): Promise<Operations> => {
      const offered = commandsOf(sdk);
      const known = await Promise.all(offered.map((name) => isKnown(running.origin, target, name)));
      return { heading, kind, offered, supported: offered.filter((_, at) => known[at]) };
    };
    return [
      await cognito('Cognito user pools', 'AWSCognitoIdentityProviderService', userPool),
      await cognito('Cognito identity pools', 'AWSCognitoIdentityService', identityPool),
      { heading: 'S3', kind, offered: commandsOf(s3), supported: Object.keys(storageOperations) },
      {
        heading: 'Lambda',
        kind,
        offered: commandsOf(lambda),
        supported: Object.keys(lambdaOperations),
      },
      {
        heading: 'DynamoDB',
        kind,
        note: 'Only those that the emulator has are listed.',
        offered: [],
        supported: Object.keys(tableOperations),
      },
    ];
  } finally {
    await running.dispose();
  }
}

const kind = 'Operation';

/** Returns the operations that an AWS SDK client has commands for. */
function commandsOf(sdk: object): string[] {
  return Object.keys(sdk).flatMap((name) => /^([A-Z]\w*)Command$/.exec(name)?.[1] ?? []);
}

/** Asks the running service, which names what it doesn't know before it reads the input. */
async function isKnown(origin: string, target: string, name: string): Promise<boolean> {
  const response = await fetch(origin, {
    method: 'POST',
    headers: { 'x-amz-target': `${target}.${name}` },
    body: '{}',
  });
  await response.arrayBuffer();
  return response.headers.get('x-amzn-errortype') !== 'UnknownOperationException:';
}
