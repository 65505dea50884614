import type {
  GraphqlApiDefinition,
  IdentityPoolDefinition,
  UnsupportedPart,
  UserPoolDefinition,
} from './definition';
import { deployingResources } from './deploying-resources';
import { readable } from './readable-names';
import type { Resource } from './stacks';
import { unsupportedResources } from './unsupported-resources';

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
  userPool: Pick<
    UserPoolDefinition,
    'id' | 'triggers' | 'unsupportedFactors' | 'usernameAttributes' | 'aliasAttributes'
  >;
  identityPool: Pick<IdentityPoolDefinition, 'id'>;
  api: ApiParts;
}

/**
 * Returns each part of the definition that a deployment would run and the emulator can't, first what the client
 * meets: data sources, ways to sign requests and to sign in; then `others`, the resources that no service of the
 * emulator reads, unless they are there only to deploy or to observe the rest.
 */
export function unsupportedPartsOf(
  supported: readonly Resource[],
  others: readonly Resource[],
  { userPool, identityPool, api }: RunningParts,
): UnsupportedPart[] {
  const deploying = deployingResources([...supported, ...others]);
  const resources = [
    ...others.filter((resource) => !deploying.has(resource)),
    ...notRunning(supported, [userPool.id, identityPool.id, api.id]),
  ];
  return [
    ...unsupportedSources(api),
    ...unsupportedModes(api),
    ...unsupportedAuth(userPool),
    ...unsupportedResources(resources.map(({ type, path }) => ({ type, path: readable(path) }))),
  ];
}

function unsupportedAuth({
  triggers,
  unsupportedFactors,
  usernameAttributes,
  aliasAttributes,
}: RunningParts['userPool']): UnsupportedPart[] {
  const names = [
    ...usernameAttributes.filter((name) => name !== 'email'),
    ...aliasAttributes,
    ...(usernameAttributes.length === 0 ? ['a username'] : []),
  ];
  return [
    ...names.map((name) => ({
      name: `the user pool's sign-in with ${name}`,
      fails: 'signing up and in with it fails',
    })),
    ...triggers.map((event) => ({
      name: `the user pool's trigger ${event}`,
      fails: 'nothing runs at that event',
    })),
    ...unsupportedFactors.map((name) => ({
      name: `the user pool's factor ${name}`,
      fails: 'signing in with it fails',
    })),
  ];
}

const singular = new Set([
  'AWS::AppSync::GraphQLApi',
  'AWS::Cognito::IdentityPool',
  'AWS::Cognito::UserPool',
]);

/** Returns the pools and APIs missing from Amplify's outputs, which clients can't find. */
function notRunning(supported: readonly Resource[], running: readonly string[]): Resource[] {
  return supported.filter(
    ({ type, physicalId }) => singular.has(type) && !running.includes(physicalId),
  );
}

const authenticationTypes = new Set(['AMAZON_COGNITO_USER_POOLS', 'AWS_IAM']);

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
      .filter(({ pipeline }) =>
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
