import type {
  GraphqlApiDefinition,
  IdentityPoolDefinition,
  LambdaDefinition,
  StreamDefinition,
  UnsupportedPart,
  UserPoolDefinition,
} from './definition';
import { deployingResources } from './deploying-resources';
import { unsupportedUrlsOf } from './function-urls';
import type { GatewayApiDefinition } from './gateway-apis/definition';
import { isPartOfApi, unsupportedApisOf } from './gateway-apis/gateway-apis';
import { unsupportedNotificationsOf } from './notifications';
import { scheduledResources, unsupportedSchedulesOf } from './schedules';
import type { Resource } from './stacks';
import { readable } from './readable-names';
import { unsupportedResources } from './unsupported-resources';
import { unsupportedStreams } from './streams';
import { unsupportedTriggers } from './unsupported-triggers';

/** Resource types that only create, guard or name others, and do nothing once the backend runs. */
const passive = [
  /^AWS::CDK::Metadata$/,
  /^AWS::IAM::/,
  /^AWS::S3::BucketPolicy$/,
  /^AWS::SES::(ConfigurationSet|EmailIdentity)$/,
  /^AWS::Lambda::(EventInvokeConfig|EventSourceMapping|LayerVersion|Permission|Version)$/,
  /^AWS::Logs::LogGroup$/,
  /^AWS::Scheduler::ScheduleGroup$/,
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
  streams: readonly StreamDefinition[];
  gatewayApis: readonly GatewayApiDefinition[];
}

/**
 * Returns each part of the definition that a deployment would run and the emulator can't, first what the client
 * meets: data sources, ways to sign requests, triggers of the user pool; then functions, and `others`, the resources
 * that no service of the emulator reads, unless they are there only to deploy the rest.
 */
export function unsupportedPartsOf(
  supported: readonly Resource[],
  others: readonly Resource[],
  { userPool, identityPool, api, lambdas, streams, gatewayApis }: RunningParts,
): UnsupportedPart[] {
  const deploying = deployingResources([...supported, ...others]);
  const scheduled = scheduledResources(others, lambdas);
  const resources = [
    ...others.filter(
      (resource) =>
        !deploying.has(resource) &&
        !scheduled.has(resource) &&
        !isPartOfApi(resource) &&
        !['AWS::Lambda::Function', 'AWS::Lambda::Url'].includes(resource.type) &&
        !passive.some((type) => type.test(resource.type)),
    ),
    ...notRunning(supported, [userPool?.id, identityPool?.id, api?.id]),
  ];
  return [
    ...(api ? [...unsupportedSources(api), ...unsupportedModes(api)] : []),
    ...(userPool ? unsupportedTriggers(userPool, lambdas) : []),
    ...(userPool?.unsupportedFactors ?? []).map((name) => ({
      name: `the user pool's factor ${name}`,
      fails: 'signing in with it fails',
    })),
    ...unsupportedFunctions(lambdas),
    ...unsupportedUrlsOf(others, lambdas),
    ...unsupportedApisOf(others, gatewayApis),
    ...unsupportedSchedulesOf(others, lambdas),
    ...unsupportedStreams(others, streams).map(({ path, type }) => ({
      name: `${readable(path)} (${type})`,
      fails: 'it calls no function',
    })),
    ...unsupportedNotificationsOf(others).map((name) => ({ name, fails: 'nothing is notified' })),
    ...unsupportedResources(resources.map(({ type, path }) => ({ type, path: readable(path) }))),
  ];
}

function unsupportedFunctions(lambdas: readonly LambdaDefinition[]): UnsupportedPart[] {
  return lambdas.flatMap(({ label, unsupported }) =>
    unsupported === undefined
      ? []
      : [{ name: `the function ${label}, because ${unsupported}`, fails: 'calls of it fail' }],
  );
}

const singular = new Set([
  'AWS::AppSync::GraphQLApi',
  'AWS::Cognito::IdentityPool',
  'AWS::Cognito::UserPool',
]);

/** Returns the pools and APIs missing from Amplify's outputs, which clients can't find. */
function notRunning(
  supported: readonly Resource[],
  running: readonly (string | undefined)[],
): Resource[] {
  return supported.filter(
    ({ type, physicalId }) => singular.has(type) && !running.includes(physicalId),
  );
}

const authenticationTypes = new Set(['AMAZON_COGNITO_USER_POOLS', 'API_KEY', 'AWS_IAM']);

function unsupportedModes(api: ApiParts): UnsupportedPart[] {
  return [api.defaultAuthenticationType, ...api.additionalAuthenticationTypes]
    .filter((mode) => !authenticationTypes.has(mode))
    .map((mode) => ({
      name: `the data API's authorization mode ${mode}`,
      fails: 'requests authorized this way are refused',
    }));
}

function unsupportedSources({ resolvers, functions, dataSources }: ApiParts): UnsupportedPart[] {
  return [...dataSources.values()].flatMap((source) => {
    if (source.type !== 'UNSUPPORTED') return [];
    const fields = resolvers
      .filter(
        ({ dataSource, pipeline }) =>
          dataSource === source.name ||
          pipeline.some((id) => functions.get(id)?.dataSource === source.name),
      )
      .map(({ typeName, fieldName }) => `${typeName}.${fieldName}`);
    const isUsed = fields.length > 0;
    const users = isUsed ? `, used by ${fields.join(' and ')}` : '';
    return [
      {
        name: `the data source ${source.name} (${source.kind})${users}`,
        fails: isUsed ? 'requests for that return an error' : 'no field uses it',
      },
    ];
  });
}
