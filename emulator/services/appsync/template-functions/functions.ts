import type { Clock } from '../../../core/clock';
import { HostObject, type HostFunction, type Value } from '../velocity/value';
import { listFunctions, mapFunctions } from './collections';
import { dynamodbFunctions } from './dynamodb';
import { NotAuthorizedError } from './errors';
import { toDynamoDbExpression } from './filter-expression';
import { generalFunctions } from './general';
import { toSubscriptionFilter } from './subscription-filter';
import { timeFunctions } from './time';

/** The field being resolved, for $util and $extensions. */
export interface FieldScope {
  typeName: string;
  fieldName: string;
  /** The value of $util.authType(): 'User Pool Authorization', 'IAM Authorization'. */
  authType: string;
  setSubscriptionFilter(filter: Value): void;
}

const expressionJson: HostFunction = (filter) =>
  JSON.stringify(toDynamoDbExpression(filter ?? null));

const transformFunctions = new HostObject('$util.transform', {
  toDynamoDBConditionExpression: expressionJson,
  toDynamoDBFilterExpression: expressionJson,
  toSubscriptionFilter: (filter) => toSubscriptionFilter(filter ?? null),
});

/** Returns a function that creates $util and $extensions for a field. */
export function templateFunctions(
  clock: Pick<Clock, 'now'>,
): (scope: FieldScope) => Record<'util' | 'extensions', HostObject> {
  const shared = {
    ...generalFunctions,
    dynamodb: dynamodbFunctions,
    list: listFunctions,
    map: mapFunctions,
    time: timeFunctions(clock),
    transform: transformFunctions,
  };
  return (scope) => ({
    util: new HostObject('$util', {
      ...shared,
      authType: () => scope.authType,
      unauthorized() {
        throw new NotAuthorizedError(scope.typeName, scope.fieldName);
      },
    }),
    extensions: new HostObject('$extensions', {
      setSubscriptionFilter(filter) {
        scope.setSubscriptionFilter(filter ?? null);
        return '';
      },
    }),
  });
}
