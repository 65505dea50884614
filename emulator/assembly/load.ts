import * as v from 'valibot';
import { bucketsOf, deploymentBucketsOf } from './buckets';
import { readCloudAssembly, type CloudAssembly } from './cloud-assembly';
import type { BackendDefinition } from './definition';
import { DefinitionError } from './definition-error';
import { graphqlApiOf } from './graphql-api';
import { identityPoolOf } from './identity-pool';
import { accountId, region } from './physical-ids';
import { rolesOf } from './roles';
import { resourcesOf, stackOutputsOf, type Resource } from './stacks';
import { tablesOf } from './tables';
import { readablePath, unsupportedPartsOf } from './unsupported-parts';
import { userPoolOf } from './user-pool';

const supportedTypes = new Set([
  'AWS::Cognito::UserPool',
  'AWS::Cognito::UserPoolClient',
  'AWS::Cognito::UserPoolGroup',
  'AWS::Cognito::UserPoolDomain',
  'AWS::Cognito::UserPoolIdentityProvider',
  'AWS::Cognito::IdentityPool',
  'AWS::Cognito::IdentityPoolRoleAttachment',
  'AWS::IAM::Role',
  'AWS::IAM::ManagedPolicy',
  'AWS::IAM::Policy',
  'AWS::S3::Bucket',
  'AWS::AppSync::GraphQLApi',
  'AWS::AppSync::GraphQLSchema',
  'AWS::AppSync::Resolver',
  'AWS::AppSync::FunctionConfiguration',
  'AWS::AppSync::DataSource',
  'Custom::AmplifyDynamoDBTable',
]);

/**
 * Reads a synthesized assembly. Throws DefinitionError for an unsupported part that the emulator can't run without, and
 * lists the others.
 */
export function loadDefinition(assemblyFolder: string): BackendDefinition {
  const assembly = readCloudAssembly(assemblyFolder);
  let resources: Resource[] = [];
  try {
    resources = resourcesOf(assembly, supportedTypes);
    return definitionOf(resources, assembly);
  } catch (cause) {
    if (!(cause instanceof Error) || cause instanceof DefinitionError || isInternal(cause))
      throw cause;
    const reason = reasonOf(cause, resources);
    throw new DefinitionError(`The emulator can't run this definition. ${reason}`, { cause });
  }
}

/** Whether the emulator or the disk failed, rather than the definition. */
function isInternal(error: Error): boolean {
  return error instanceof TypeError || 'errno' in error;
}

/** Names the resource whose properties were refused. */
function reasonOf(error: Error, resources: readonly Resource[]): string {
  if (!(error instanceof v.ValiError)) return error.message;
  const refused: unknown = error.issues[0].path?.[0]?.input;
  const resource = resources.find(({ properties }) => properties === refused);
  const name = resource ? `${readablePath(resource.path)} (${resource.type}): ` : '';
  const paths = error.issues.map((issue) => `${v.getDotPath(issue) ?? 'value'}: ${issue.message}`);
  return `${name}${paths.join('; ')}`;
}

function definitionOf(resources: readonly Resource[], assembly: CloudAssembly): BackendDefinition {
  const unsupported = resources.filter(({ type }) => !supportedTypes.has(type));
  const outputs = stackOutputsOf(assembly);
  const userPool = userPoolOf(resources, outputs);
  const identityPool = identityPoolOf(resources, outputs);
  const tables = tablesOf(resources);
  const api = graphqlApiOf(resources, outputs, assembly, tables);
  return {
    region,
    accountId,
    userPool,
    identityPool,
    api,
    tables,
    buckets: bucketsOf(resources, outputs, deploymentBucketsOf(unsupported)),
    roles: rolesOf(resources),
    ...customOutputsOf(outputs),
    unsupportedParts: unsupportedPartsOf(resources, unsupported, { userPool, api }),
  };
}

const customOutputs = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

function customOutputsOf({ customOutputs: text }: Readonly<Record<string, unknown>>) {
  return text === undefined ? {} : { customOutputs: v.parse(customOutputs, text) };
}
