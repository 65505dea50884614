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
 * and ways to sign requests and to sign in. Then come resources that no service of the emulator reads (`others`),
 * except those that only deploy or observe the rest.
 */
export function unsupportedPartsOf(
  resources: readonly Resource[],
  others: readonly Resource[],
  { userPool, api }: RunningParts,
): UnsupportedPart[] {
  const deploying = deployingResources(resources);
  const modes = [api.defaultAuthenticationType, ...api.additionalAuthenticationTypes];
  return [
    ...[...api.dataSources.values()].flatMap((source) =>
      source.type === 'UNSUPPORTED'
        ? [
            part(
              `the data source ${source.name} (${source.kind})`,
              'requests for it return an error',
            ),
          ]
        : [],
    ),
    ...modes
      .filter((mode) => !authenticationTypes.has(mode))
      .map((mode) =>
        part(
          `the data API's authorization mode ${mode}`,
          'requests authorized this way are refused',
        ),
      ),
    ...userPool.unsupported.map((name) =>
      part(`the user pool's ${name}`, 'users sign up and in without it'),
    ),
    ...others
      .filter((one) => !deploying.has(one) && !passive.some((type) => type.test(one.type)))
      .map(({ path, type }) => part(`${readable(path)} (${type})`, consequenceOf(type)))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  ];
}

function part(name: string, fails: string): UnsupportedPart {
  return { name, fails };
}

function consequenceOf(type: string): string {
  if (acting.test(type)) return 'nothing happens by itself';
  return type.startsWith('Custom::') ? "it isn't created" : 'requests to it fail';
}

/** Leaves out the hashes that the CDK appends to names: 'mail/Outbox'. */
export function readable(path: string): string {
  return path
    .split('/')
    .map((name) => name.replace(/[0-9A-F]{8}$/, ''))
    .join('/');
}

const ServiceToken = v.object({ ServiceToken: v.string() });

/** Returns the functions that create custom resources, and what these functions call in turn. */
function deployingResources(resources: readonly Resource[]): ReadonlySet<Resource> {
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
