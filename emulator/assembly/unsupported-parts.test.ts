import { expect, it } from 'vitest';
import type { CloudAssembly, StackTemplate } from './cloud-assembly';
import type { DataSourceDefinition } from './definition';
import { resourcesOf } from './stacks';
import { unsupportedPartsOf } from './unsupported-parts';

/** The parts of a stack 'mail0A1B2C3D' in a root stack, one per line. */
function partsOf(
  nested: Record<string, { Type: string; Properties?: Record<string, unknown> }>,
  unsupported: string[] = [],
  dataSources: readonly DataSourceDefinition[] = [],
): string[] {
  const template = (resources: typeof nested): StackTemplate => ({
    Resources: Object.fromEntries(
      Object.entries(resources).map(([name, resource]) => [name, { Properties: {}, ...resource }]),
    ),
    Parameters: {},
    Conditions: {},
    Outputs: {},
  });
  const stack = { Type: 'AWS::CloudFormation::Stack', Properties: { TemplateURL: 'nested' } };
  const assembly: CloudAssembly = {
    rootTemplate: template({ mail0A1B2C3D: stack }),
    templateAt: () => template(nested),
    textOf: () => '',
    filesNamed: () => [],
  };
  const supported = new Set(['AWS::S3::Bucket']);
  const resources = resourcesOf(assembly, supported);
  const unsupportedResources = resources.filter(({ type }) => !supported.has(type));
  const parts = unsupportedPartsOf(resources, unsupportedResources, {
    userPool: { unsupported },
    api: {
      defaultAuthenticationType: 'AWS_IAM',
      additionalAuthenticationTypes: ['AMAZON_COGNITO_USER_POOLS', 'AWS_LAMBDA'],
      dataSources: new Map(dataSources.map((source) => [source.name, source])),
    },
  });
  return parts.map(({ name, effect }) => `${name}: ${effect}`);
}

const mode =
  "the data API's authorization mode AWS_LAMBDA: requests authorized this way are refused";
const lambda = (Variables = {}) => ({
  Type: 'AWS::Lambda::Function',
  Properties: { Role: 'role', Environment: { Variables } },
});
const arnOf = (name: string) => ({ 'Fn::GetAtt': [name, 'Arn'] });

it('names unsupported data sources, triggers and resources, with the effect', () => {
  const unreadable = { Zones: { 'Fn::GetAZs': '' }, Name: { Ref: 'missing' } };
  expect(
    partsOf(
      {
        Outbox27BBF20A: { Type: 'AWS::SQS::Queue' },
        Work1: lambda(),
        Net: { Type: 'AWS::EC2::VPC', Properties: unreadable },
        Jobs: { Type: 'AWS::Lambda::EventSourceMapping' },
      },
      ['trigger PreSignUp'],
      [
        { name: 'Hello', type: 'UNSUPPORTED', kind: 'AWS_LAMBDA' },
        { name: 'None', type: 'NONE' },
      ],
    ),
  ).toEqual([
    'the data source Hello (AWS_LAMBDA): requests for it return an error',
    mode,
    "the user pool's trigger PreSignUp: users sign up and in without it",
    'mail/Jobs (AWS::Lambda::EventSourceMapping): nothing happens by itself',
    'mail/Net (AWS::EC2::VPC): requests to it fail',
    'mail/Outbox (AWS::SQS::Queue): requests to it fail',
    'mail/Work1 (AWS::Lambda::Function): requests to it fail',
  ]);
});

it('names custom resources, but not parts that only deploy or observe others', () => {
  expect(
    partsOf({
      Thing: { Type: 'Custom::Thing', Properties: { ServiceToken: arnOf('Provider') } },
      Provider: lambda({ NEXT: arnOf('Worker') }),
      Worker: lambda(),
      Copy: {
        Type: 'Custom::CDKBucketDeployment',
        Properties: { ServiceToken: arnOf('Copier'), DestinationBucketName: { Ref: 'Assets' } },
      },
      Copier: lambda(),
      CopierRole: { Type: 'AWS::IAM::Role' },
      Assets: { Type: 'AWS::S3::Bucket' },
      Slow: { Type: 'AWS::CloudWatch::Alarm' },
    }),
  ).toEqual([mode, "mail/Thing (Custom::Thing): it isn't created"]);
});
