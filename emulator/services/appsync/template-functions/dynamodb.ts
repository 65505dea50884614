import { HostObject, toValue, type HostFunction } from '../velocity/value';
import { conversions } from './dynamodb-values';

/** $util.dynamodb: each conversion, and a variant named '…Json' that returns a JSON string. */
export const dynamodbFunctions = new HostObject(
  '$util.dynamodb',
  Object.fromEntries(
    Object.entries(conversions).flatMap(([name, type]): [string, HostFunction][] => [
      [name, (value) => toValue(type(value))],
      [`${name}Json`, (value) => JSON.stringify(type(value))],
    ]),
  ),
);
