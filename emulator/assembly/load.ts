import { bucketsOf } from './buckets';
import { readCloudAssembly } from './cloud-assembly';
import type { BackendDefinition } from './definition';
import { graphqlApiOf } from './graphql-api';
import { identityPoolOf } from './identity-pool';
import { accountId, region } from './physical-ids';
import { rolesOf } from './roles';
import { resourcesOf } from './stacks';
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
  'AWS::IAM::Policy',
  'AWS::S3::Bucket',
  'AWS::AppSync::GraphQLApi',
  'AWS::AppSync::GraphQLSchema',
  'AWS::AppSync::Resolver',
  'AWS::AppSync::FunctionConfiguration',
  'AWS::AppSync::DataSource',
  'Custom::AmplifyDynamoDBTable',
]);

/** Reads a synthesized assembly. Throws if it uses a feature that the emulator does not support. */
export function loadDefinition(assemblyFolder: string): BackendDefinition {
  const assembly = readCloudAssembly(assemblyFolder);
  const resources = resourcesOf(assembly, supportedTypes);
  return {
    region,
    accountId,
    userPool: userPoolOf(resources),
    identityPool: identityPoolOf(resources),
    api: graphqlApiOf(resources, assembly),
    buckets: bucketsOf(resources),
    roles: rolesOf(resources),
  };
}
