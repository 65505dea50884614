import { HostObject, toValue, type HostFunction } from '../velocity/value';
import { typings } from './dynamodb-values';

/** $util.dynamodb: each typing function, and the same as JSON text under its name with 'Json'. */
export const dynamodbFunctions = new HostObject(
  '$util.dynamodb',
  Object.fromEntries(
    Object.entries(typings).flatMap(([name, type]): [string, HostFunction][] => [
      [name, (value) => toValue(type(value))],
      [`${name}Json`, (value) => JSON.stringify(type(value))],
    ]),
  ),
);
