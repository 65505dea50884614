import { HostObject, toValue } from '../velocity/value';
import { rowOf, toAttribute } from './dynamodb-values';

/** $util.dynamodb, with the conversions that a resolver of `amplify/` calls. */
export const dynamodbFunctions = new HostObject('$util.dynamodb', {
  toDynamoDB: (value) => toValue(toAttribute(value ?? null)),
  toDynamoDBJson: (value) => JSON.stringify(toAttribute(value ?? null)),
  toMapValues: (value) => toValue(value instanceof Map ? rowOf(value) : {}),
});
