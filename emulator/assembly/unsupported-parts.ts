import * as v from 'valibot';
import type { GraphqlApiDefinition, UnsupportedPart, UserPoolDefinition } from './definition';
import type { Resource } from './stacks';

interface RunningParts {
  userPool: Pick<UserPoolDefinition, 'unsupported'>;
  api: Pick<
    GraphqlApiDefinition,
    'defaultAuthenticationType' | 'additionalAuthenticationTypes' | 'dataSources'
  >;
}

/** Resources that only create, guard, observe or name others, without an effect that clients notice. */
const passive = [
  /^AWS::(Budgets|CDK|CloudWatch|IAM|Logs)::/,
  /^AWS::AppSync::ApiKey$/,
  /^AWS::S3::BucketPolicy$/,
  /^AWS::SES::(ConfigurationSet|EmailIdentity)$/,
  /^AWS::Lambda::(EventInvokeConfig|LayerVersion|Permission|Version)$/,
  /^AWS::SSM::Parameter$/,
  /^Custom::(AmplifyBranchLinkerResource|AmplifyDynamoDBTable|AmplifySecretFetcherResource|CDKBucketDeployment|LogRetention|S3AutoDeleteObjects)$/,
];

/** Resources that act on their own, without requests from a client. */
const acting =
  /^(AWS::(Events|Pipes|Scheduler)::|AWS::Lambda::EventSourceMapping$|Custom::S3BucketNotifications$)/;

const authenticationTypes = new Set(['AMAZON_COGNITO_USER_POOLS', 'AWS_IAM']);

/**
 * Returns each part of the definition that the emulator can't run. First come those that clients notice: data sources,
 * authorization modes, and the user pool's triggers and factors. Then come the `unsupported` resources, except those
 * that only deploy or observe others.
 */
export function unsupportedPartsOf(
  resources: readonly Resource[],
  unsupported: readonly Resource[],
  { userPool, api }: RunningParts,
): UnsupportedPart[] {
  const deploying = deployingResources(resources);
  const modes = [api.defaultAuthenticationType, ...api.additionalAuthenticationTypes];
  return [
    ...[...api.dataSources.values()]
      .filter((source) => source.type === 'UNSUPPORTED')
      .map(({ name, kind }) => ({
        name: `the data source ${name} (${kind})`,
        effect: 'requests for it return an error',
      })),
    ...modes
      .filter((mode) => !authenticationTypes.has(mode))
      .map((mode) => ({
        name: `the data API's authorization mode ${mode}`,
        effect: 'requests authorized this way are refused',
      })),
    ...userPool.unsupported.map((name) => ({
      name: `the user pool's ${name}`,
      effect: 'users sign up and in without it',
    })),
    ...unsupported
      .filter(
        (resource) => !deploying.has(resource) && !passive.some((type) => type.test(resource.type)),
      )
      .map(({ path, type }) => ({
        name: `${readablePath(path)} (${type})`,
        effect: effectOf(type),
      }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  ];
}

function effectOf(type: string): string {
  if (acting.test(type)) return 'nothing happens by itself';
  return type.startsWith('Custom::') ? "it isn't created" : 'requests to it fail';
}

/** Leaves out the hashes that the CDK appends to names: 'mail/Outbox'. */
export function readablePath(path: string): string {
  return path
    .split('/')
    .map((name) => name.replace(/[0-9A-F]{8}$/, ''))
    .join('/');
}

const ServiceToken = v.object({ ServiceToken: v.string() });

/** Returns the functions that create custom resources, and the functions and state machines that these call in turn. */
function deployingResources(resources: readonly Resource[]): ReadonlySet<Resource> {
  const callable = resources.filter(({ type }) =>
    ['AWS::Lambda::Function', 'AWS::StepFunctions::StateMachine'].includes(type),
  );
  const deploying = new Set<Resource>();
  const include = (text: string): void => {
    for (const resource of callable) {
      if (deploying.has(resource) || !text.includes(resource.logicalId)) continue;
      deploying.add(resource);
      include(JSON.stringify(resource.properties));
    }
  };
  for (const { properties } of resources) {
    const custom = v.safeParse(ServiceToken, properties);
    if (custom.success) include(custom.output.ServiceToken);
  }
  return deploying;
}
