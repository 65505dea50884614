import { describe, expect, it } from 'vitest';
import type { CloudAssembly, StackTemplate } from './cloud-assembly';
import type { DataSourceDefinition, GraphqlApiDefinition, UserPoolDefinition } from './definition';
import { otherResourcesOf, resourcesOf } from './stacks';
import { unsupportedPartsOf } from './unsupported-parts';

type Resources = StackTemplate['Resources'];

/** The parts of a stack 'mail0A1B2C3D' in a root stack, one per line; data sources and triggers can be given. */
function partsOf(
  nested: Record<string, { Type: string; Properties?: object }>,
  {
    triggers = [],
    unsupportedFactors = [],
    names = { usernameAttributes: ['email'], aliasAttributes: [] },
    api = {},
  }: {
    triggers?: string[];
    unsupportedFactors?: string[];
    names?: Pick<UserPoolDefinition, 'usernameAttributes' | 'aliasAttributes'>;
    api?: Partial<GraphqlApiDefinition>;
  } = {},
): string[] {
  const template = (resources: Resources): StackTemplate => ({
    Resources: resources,
    Parameters: {},
    Conditions: {},
    Outputs: {},
  });
  const stack = { Type: 'AWS::CloudFormation::Stack', Properties: { TemplateURL: 'nested' } };
  const assembly: CloudAssembly = {
    rootTemplate: template({ mail0A1B2C3D: stack }),
    templateAt: () =>
      template(
        Object.fromEntries(
          Object.entries(nested).map(([name, { Type, Properties = {} }]) => [
            name,
            { Type, Properties: { ...Properties } },
          ]),
        ),
      ),
    textOf: () => '',
    filesNamed: () => [],
  };
  const supported = new Set(['AWS::S3::Bucket', 'AWS::Cognito::UserPool']);
  const others = otherResourcesOf(assembly, supported);
  const parts = unsupportedPartsOf(resourcesOf(assembly, supported), others, {
    userPool: { id: 'pool', triggers, unsupportedFactors, ...names },
    identityPool: { id: 'identities' },
    api: {
      id: 'api',
      defaultAuthenticationType: 'AWS_IAM',
      additionalAuthenticationTypes: [],
      resolvers: [],
      functions: new Map(),
      dataSources: new Map(),
      ...api,
    },
  });
  return parts.map(({ name, fails }) => `${name}: ${fails}`);
}

const lambda = {
  Type: 'AWS::Lambda::Function',
  Properties: { Runtime: 'java21', Role: 'role', Code: {} },
};
const arnOf = (name: string) => ({ 'Fn::GetAtt': [name, 'Arn'] });

describe('the parts that the emulator cannot run', () => {
  it('are resources that no service runs, by name and type', () => {
    expect(
      partsOf({
        Outbox27BBF20A: { Type: 'AWS::SQS::Queue' },
        Work1: lambda,
        Partners: { Type: 'AWS::Cognito::UserPool' },
      }),
    ).toEqual([
      'mail/Outbox (AWS::SQS::Queue): requests to it fail',
      'mail/Partners (AWS::Cognito::UserPool): requests to it fail',
      'mail/Work1 (AWS::Lambda::Function): requests to it fail',
    ]);
  });

  it('are named though the emulator cannot read their properties', () => {
    const Properties = { Zones: { 'Fn::GetAZs': '' }, Name: { Ref: 'missing' } };
    expect(partsOf({ Net: { Type: 'AWS::EC2::VPC', Properties } })).toEqual([
      'mail/Net (AWS::EC2::VPC): requests to it fail',
    ]);
  });

  it('include what calls a function', () => {
    expect(
      partsOf({
        Jobs: { Type: 'AWS::Lambda::EventSourceMapping' },
        Uploads: { Type: 'Custom::S3BucketNotifications' },
      }),
    ).toEqual([
      'mail/Jobs (AWS::Lambda::EventSourceMapping): nothing happens by itself',
      'mail/Uploads (Custom::S3BucketNotifications): nothing happens by itself',
    ]);
  });

  it('leave out alarms, budgets and logs', () => {
    const types = ['CloudWatch::Alarm', 'Budgets::Budget', 'Logs::MetricFilter', 'Logs::LogGroup'];
    expect(
      partsOf(Object.fromEntries(types.map((type, at) => [`A${at}`, { Type: `AWS::${type}` }]))),
    ).toEqual([]);
  });

  it('are ways to sign in other than an email address', () => {
    const usernameAttributes = ['email' as const, 'phone_number' as const];
    const aliasAttributes = ['preferred_username' as const];
    expect(partsOf({}, { names: { usernameAttributes, aliasAttributes } })).toEqual([
      "the user pool's sign-in with phone_number: signing up and in with it fails",
      "the user pool's sign-in with preferred_username: signing up and in with it fails",
    ]);
  });

  it('include custom resources, but not the functions that make them', () => {
    const calls = { Environment: { Variables: { NEXT: arnOf('Worker') } } };
    expect(
      partsOf({
        Thing: { Type: 'Custom::Thing', Properties: { ServiceToken: arnOf('Provider') } },
        Provider: { ...lambda, Properties: { ...lambda.Properties, ...calls } },
        Worker: lambda,
      }),
    ).toEqual(["mail/Thing (Custom::Thing): it isn't created"]);
  });

  it('do not include what only deploys the rest', () => {
    const copy = { ServiceToken: arnOf('Copier'), DestinationBucketName: { Ref: 'Assets' } };
    expect(
      partsOf({
        Copy: { Type: 'Custom::CDKBucketDeployment', Properties: copy },
        Copier: lambda,
        CopierRole: { Type: 'AWS::IAM::Role' },
        Assets: { Type: 'AWS::S3::Bucket' },
        Metadata: { Type: 'AWS::CDK::Metadata' },
      }),
    ).toEqual([]);
  });

  it('are triggers, other data sources with their fields, and other ways to authorize', () => {
    const code = { language: 'VTL', request: '', response: '' } as const;
    const api = {
      additionalAuthenticationTypes: ['AMAZON_COGNITO_USER_POOLS', 'AWS_LAMBDA'],
      resolvers: [{ typeName: 'Query', fieldName: 'greet', pipeline: ['f'], code }],
      functions: new Map([['f', { id: 'f', name: 'f', dataSource: 'Hello', code }]]),
      dataSources: new Map<string, DataSourceDefinition>([
        ['Hello', { name: 'Hello', type: 'UNSUPPORTED', kind: 'AWS_LAMBDA' }],
        ['Search', { name: 'Search', type: 'UNSUPPORTED', kind: 'AMAZON_OPENSEARCH_SERVICE' }],
        ['None', { name: 'None', type: 'NONE' }],
      ]),
    };
    const parts = { triggers: ['PreSignUp'], unsupportedFactors: ['WEB_AUTHN'], api };
    expect(partsOf({}, parts)).toEqual([
      'the data source Hello (AWS_LAMBDA), used by Query.greet: requests for that return an error',
      'the data source Search (AMAZON_OPENSEARCH_SERVICE): no field uses it',
      "the data API's authorization mode AWS_LAMBDA: requests authorized this way are refused",
      "the user pool's trigger PreSignUp: nothing runs at that event",
      "the user pool's factor WEB_AUTHN: signing in with it fails",
    ]);
  });

  it('are the resources of a service together if there are many', () => {
    const types = ['RestApi', 'Resource', 'Method', 'Deployment'];
    const rest = types.map((type) => [type, { Type: `AWS::ECS::${type}` }]);
    const rule = { Type: 'AWS::Events::Rule' };
    expect(partsOf({ ...Object.fromEntries(rest), Nightly: rule })).toEqual([
      '4 resources of AWS::ECS, such as mail/Deployment (AWS::ECS::Deployment): requests to it fail',
      'mail/Nightly (AWS::Events::Rule): nothing happens by itself',
    ]);
  });
});
