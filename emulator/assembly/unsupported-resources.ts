import type { UnsupportedPart } from './definition';

interface NamedResource {
  /** 'AWS::SQS::Queue'. */
  type: string;
  path: string;
}

/** A service with more resources than this is one part. */
const maxResourcesEach = 2;

/** Resources that only create, guard, observe or name others, and do nothing that a client meets. */
const passive = [
  /^AWS::(Budgets|CDK|CloudWatch|IAM|Logs)::/,
  /^AWS::AppSync::ApiKey$/,
  /^AWS::S3::BucketPolicy$/,
  /^AWS::SES::(ConfigurationSet|EmailIdentity)$/,
  /^AWS::Lambda::(EventInvokeConfig|LayerVersion|Permission|Version)$/,
  /^AWS::SSM::Parameter$/,
  /^Custom::(AmplifyBranchLinkerResource|AmplifyDynamoDBTable|AmplifySecretFetcherResource|CDKBucketDeployment|LogRetention|S3AutoDeleteObjects)$/,
];

/** What acts by itself; nobody sends it requests. */
const acting =
  /^(AWS::(Events|Pipes|Scheduler)::|AWS::Lambda::EventSourceMapping$|Custom::S3BucketNotifications$)/;

/** Returns resources that no service of the emulator runs, those of a service together if there are many. */
export function unsupportedResources(resources: readonly NamedResource[]): UnsupportedPart[] {
  const services = new Map<string, NamedResource[]>();
  for (const resource of resources) {
    if (passive.some((type) => type.test(resource.type))) continue;
    const service = resource.type.split('::').slice(0, -1).join('::');
    const group = `${service} ${consequenceOf(resource.type)}`;
    services.set(group, [...(services.get(group) ?? []), resource]);
  }
  return [...services.values()]
    .flatMap((own) => namesOf(own).map((name) => ({ name, fails: consequenceOf(own[0]?.type) })))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function namesOf(resources: readonly NamedResource[]): string[] {
  const names = resources.map(({ path, type }) => `${path} (${type})`).sort();
  if (names.length <= maxResourcesEach) return names;
  const service = resources[0]?.type.split('::').slice(0, -1).join('::');
  return [`${names.length} resources of ${service}, such as ${names[0]}`];
}

function consequenceOf(type = ''): string {
  if (acting.test(type)) return 'nothing happens by itself';
  return type.startsWith('Custom::') ? "it isn't created" : 'requests to it fail';
}
