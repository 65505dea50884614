import { AdjustableClock } from '../../core/clock';
import { operations as requestOperations } from '../../services/appsync/data-sources/dynamodb/data-source';
import { dynamodbModule } from '../../services/appsync/javascript/dynamodb-requests';
import { templateFunctions } from '../../services/appsync/template-functions/functions';
import { HostObject, UnsupportedInResolverError } from '../../services/appsync/velocity/value';
import { declaredFunctions, dynamodbFunctions, dynamodbOperations } from './appsync-types';
import type { Operations } from './operations';

const source = 'AWS’s list is that of the types in `@aws-appsync/utils`';

/** Returns what resolvers of the data API can call, and what they can ask of a table. */
export function resolverFunctions(): Operations[] {
  const { util, extensions } = templateFunctions(new AdjustableClock())({
    typeName: 'Query',
    fieldName: 'any',
    authType: '',
    appendError() {},
    setSubscriptionFilter() {},
  });
  return [
    {
      heading: 'Resolvers: util',
      kind: 'Function',
      note: `${source}; of those that only VTL has, the emulator’s are listed.`,
      offered: declaredFunctions('Util', 'util'),
      supported: functionsOf(util, 'util'),
    },
    {
      heading: 'Resolvers: extensions',
      kind: 'Function',
      offered: declaredFunctions('Extensions', 'extensions'),
      supported: functionsOf(extensions, 'extensions'),
    },
    {
      heading: 'Resolvers: @aws-appsync/utils/dynamodb',
      kind: 'Function',
      offered: dynamodbFunctions(),
      supported: supportedDynamodbFunctions(),
    },
    {
      heading: 'Resolvers: requests to tables',
      kind: 'Operation',
      offered: dynamodbOperations(),
      supported: Object.keys(requestOperations),
    },
  ];
}

function functionsOf(host: HostObject, path: string): string[] {
  return Object.entries(host.members).flatMap(([name, member]) =>
    member instanceof HostObject ? functionsOf(member, `${path}.${name}`) : `${path}.${name}`,
  );
}

const payload = { key: { id: 'x' }, item: {}, update: { name: 'x' }, query: { id: { eq: 'x' } } };

function supportedDynamodbFunctions(): string[] {
  return Object.entries(dynamodbModule).flatMap(([name, member]) => {
    if (typeof member === 'object') return Object.keys(member).map((one) => `${name}.${one}`);
    return isRun(member) ? name : [];
  });
}

/** Returns whether a function of the module builds a request that a table can run. */
function isRun(build: (payload: unknown) => Record<string, unknown>): boolean {
  try {
    return Object.hasOwn(requestOperations, String(build(payload)['operation']));
  } catch (error) {
    if (error instanceof UnsupportedInResolverError) return false;
    throw error;
  }
}
