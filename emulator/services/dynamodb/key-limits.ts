import * as v from 'valibot';
import { attributeValue, type AttributeValue, type Row } from './attribute-value';
import { DynamoDbError } from './errors';
import { valueSize } from './item-size';
import type { TableDescription } from './table-description';

/** DynamoDB's limits for a key attribute, in bytes. */
const maxBytes = { HASH: 2048, RANGE: 1024 };

/** Throws DynamoDB's ValidationException if a row's key, or a key of an index, is not allowed. */
export function checkRowKeys(row: Row, table: TableDescription): void {
  for (const { AttributeName, KeyType } of table.KeySchema) {
    const value = row[AttributeName];
    if (value && valueSize(value) > maxBytes[KeyType]) throw keyTooLarge(KeyType);
  }
  for (const { IndexName, KeySchema } of table.GlobalSecondaryIndexes) {
    for (const { AttributeName, KeyType } of KeySchema) {
      const value = row[AttributeName];
      if (value) checkIndexKey(value, { table, IndexName, AttributeName, KeyType });
    }
  }
}

interface IndexKey {
  table: TableDescription;
  IndexName: string;
  AttributeName: string;
  KeyType: 'HASH' | 'RANGE';
}

function checkIndexKey(
  value: AttributeValue,
  { table, IndexName, AttributeName, KeyType }: IndexKey,
): void {
  const type = table.AttributeDefinitions.find((each) => each.AttributeName === AttributeName);
  const [actual = ''] = Object.keys(value);
  if (type && actual !== type.AttributeType) {
    throw validation(
      `One or more parameter values were invalid: Type mismatch for Index Key ${AttributeName} Expected: ${type.AttributeType} Actual: ${actual} IndexName: ${IndexName}`,
    );
  }
  const size = valueSize(value);
  if (size === 0) {
    throw validation(
      `One or more parameter values are not valid. A value specified for a secondary index key is not supported. The AttributeValue for a key attribute cannot contain an empty ${actual === 'B' ? 'binary' : 'string'} value. IndexName: ${IndexName}, IndexKey: ${AttributeName}`,
    );
  }
  if (size > maxBytes[KeyType]) {
    throw validation(
      `One or more parameter values were invalid: Size limit exceeded for Index Key ${AttributeName} Actual Size: ${size} bytes Max Size: ${maxBytes[KeyType]} bytes IndexName: ${IndexName}`,
    );
  }
}

const keyConditions = v.record(
  v.string(),
  v.object({ AttributeValueList: v.array(attributeValue) }),
);

/** Throws DynamoDB's ValidationException if a query is for an empty key. */
export function checkKeyConditions(conditions: unknown): void {
  for (const [name, { AttributeValueList }] of Object.entries(v.parse(keyConditions, conditions))) {
    if (AttributeValueList.some((value) => valueSize(value) === 0)) {
      throw validation(
        `One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value. Key: ${name}`,
      );
    }
  }
}

function keyTooLarge(keyType: 'HASH' | 'RANGE'): DynamoDbError {
  // AWS has no space before the number either.
  return validation(
    keyType === 'HASH'
      ? 'One or more parameter values were invalid: Size of hashkey has exceeded the maximum size limit of2048 bytes'
      : 'One or more parameter values were invalid: Aggregated size of all range keys has exceeded the size limit of 1024 bytes',
  );
}

function validation(message: string): DynamoDbError {
  return new DynamoDbError('ValidationException', message);
}
