import * as v from 'valibot';
import type {
  GraphqlApiDefinition,
  IdentityPoolDefinition,
  LambdaDefinition,
  UserPoolDefinition,
} from './definition';
import { unsupportedNotificationsOf } from './notifications';
import type { Resource } from './stacks';
import { supportedTriggers } from './triggers';

/** Resource types that only create, guard or name others, and do nothing once the backend runs. */
const passive = [
  /^AWS::CDK::Metadata$/,
  /^AWS::IAM::/,
  /^AWS::S3::BucketPolicy$/,
  /^AWS::Lambda::(EventInvokeConfig|LayerVersion|Permission|Version)$/,
  /^AWS::Logs::LogGroup$/,
  /^AWS::SSM::Parameter$/,
  /^Custom::(AmplifyBranchLinkerResource|AmplifyDynamoDBTable|AmplifySecretFetcherResource|CDKBucketDeployment|LogRetention|S3AutoDeleteObjects|S3BucketNotifications)$/,
];

type ApiParts = Pick<
  GraphqlApiDefinition,
  | 'id'
  | 'defaultAuthenticationType'
  | 'additionalAuthenticationTypes'
  | 'resolvers'
  | 'functions'
  | 'dataSources'
>;

interface RunningParts {
  userPool?: Pick<UserPoolDefinition, 'id' | 'triggers' | 'unsupportedFactors'>;
  identityPool?: Pick<IdentityPoolDefinition, 'id'>;
  api?: ApiParts;
  lambdas: readonly LambdaDefinition[];
}

/**
 * Returns a phrase for each part of the definition that a deployment would run and the emulator can't:
 * triggers of the user pool, ways to sign requests, data sources, and `others`, the resources that no
 * service of the emulator reads, unless they are there only to deploy the rest.
 */
export function unsupportedPartsOf(
  supported: readonly Resource[],
  others: readonly Resource[],
  { userPool, identityPool, api, lambdas }: RunningParts,
): string[] {
  const deploying = deployingResources([...supported, ...others]);
  const resources = [
    ...others.filter(
      (resource) =>
        !deploying.has(resource) &&
        resource.type !== 'AWS::Lambda::Function' &&
        !passive.some((type) => type.test(resource.type)),
    ),
    ...notRunning(supported, [userPool?.id, identityPool?.id, api?.id]),
  ];
  return [
    ...unsupportedFunctions(lambdas),
    ...(userPool ? unsupportedTriggers(userPool, lambdas) : []),
    ...(userPool?.unsupportedFactors ?? []).map((name) => `the user pool's factor ${name}`),
    ...(api ? [...unsupportedModes(api), ...unsupportedSources(api)] : []),
    ...unsupportedNotificationsOf(others),
    ...resources.map(({ type, path }) => `${readable(path)} (${type})`).sort(),
  ];
}

function unsupportedFunctions(lambdas: readonly LambdaDefinition[]): string[] {
  return lambdas.flatMap(({ label, unsupported }) =>
    unsupported === undefined ? [] : [`the function ${label}, because ${unsupported}`],
  );
}

function unsupportedTriggers(
  { triggers }: Pick<UserPoolDefinition, 'triggers'>,
  lambdas: readonly LambdaDefinition[],
): string[] {
  const runnable = new Set(lambdas.flatMap(({ arn, unsupported }) => (unsupported ? [] : [arn])));
  return triggers
    .filter(({ event, functionArn }) => !supportedTriggers.has(event) || !runnable.has(functionArn))
    .map(({ event }) => `the user pool's trigger ${event}`);
}

const singular = new Set([
  'AWS::AppSync::GraphQLApi',
  'AWS::Cognito::IdentityPool',
  'AWS::Cognito::UserPool',
]);

/** Returns the pools and APIs that Amplify's outputs don't name, which no client is told of. */
function notRunning(
  supported: readonly Resource[],
  running: readonly (string | undefined)[],
): Resource[] {
  return supported.filter(
    ({ type, physicalId }) => singular.has(type) && !running.includes(physicalId),
  );
}

const authenticationTypes = new Set(['AMAZON_COGNITO_USER_POOLS', 'API_KEY', 'AWS_IAM']);

function unsupportedModes(api: ApiParts): string[] {
  return [api.defaultAuthenticationType, ...api.additionalAuthenticationTypes]
    .filter((mode) => !authenticationTypes.has(mode))
    .map((mode) => `the data API's authorization mode ${mode}`);
}

function unsupportedSources({ resolvers, functions, dataSources }: ApiParts): string[] {
  return [...dataSources.values()].flatMap((source) => {
    if (source.type !== 'UNSUPPORTED') return [];
    const fields = resolvers
      .filter(
        ({ dataSource, pipeline }) =>
          dataSource === source.name ||
          pipeline.some((id) => functions.get(id)?.dataSource === source.name),
      )
      .map(({ typeName, fieldName }) => `${typeName}.${fieldName}`);
    const users = fields.length > 0 ? `, used by ${fields.join(' and ')}` : '';
    return [`the data source ${source.name} (${source.kind})${users}`];
  });
}

const ServiceToken = v.object({ ServiceToken: v.string() });

/** Returns the functions that make custom resources, and what these functions call in turn. */
export function deployingResources(resources: readonly Resource[]): ReadonlySet<Resource> {
  const callable = resources.filter(({ type }) =>
    ['AWS::Lambda::Function', 'AWS::StepFunctions::StateMachine'].includes(type),
  );
  const found = new Set<Resource>();
  const include = (text: string): void => {
    for (const resource of callable) {
      if (found.has(resource) || !text.includes(resource.logicalId)) continue;
      found.add(resource);
      include(JSON.stringify(resource.properties));
    }
  };
  for (const { properties } of resources) {
    const custom = v.safeParse(ServiceToken, properties);
    if (custom.success) include(custom.output.ServiceToken);
  }
  return found;
}

/** Leaves out the hashes that the CDK appends to names: 'mail/Outbox'. */
export function readable(path: string): string {
  return path
    .split('/')
    .map((name) => name.replace(/[0-9A-F]{8}$/, ''))
    .join('/');
}
