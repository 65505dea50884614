import validations from 'dynalite/validations/index.js';
import batchWriteItemRules from 'dynalite/validations/batchWriteItem.js';
import type { Row } from './attribute-value';
import { DynamoDbError } from './errors';
import { maxItemSize } from './operation';
import { placeOf } from './row-place';
import type { TableDescription } from './table-description';

/** The rows to put and delete, by table. */
export interface WriteBatch {
  RequestItems: Record<string, { PutRequest?: { Item: Row }; DeleteRequest?: { Key: Row } }[]>;
}

const mostWrites = 25;

/** Returns a batch's writes. Throws DynamoDbError if any of them is wrong, or two are of the same row. */
export function checkBatch(
  tables: ReadonlyMap<string, TableDescription>,
  batch: WriteBatch,
): ({ TableName: string } & ({ Item: Row } | { Key: Row }))[] {
  const data = validations.checkTypes({ ...batch }, batchWriteItemRules.types);
  validations.checkValidations(data, batchWriteItemRules.types, batchWriteItemRules.custom, {
    options: { maxItemSize },
  });
  const writes = Object.entries(batch.RequestItems).flatMap(([TableName, requests]) =>
    requests.map(({ PutRequest, DeleteRequest }) =>
      PutRequest
        ? { TableName, Item: PutRequest.Item }
        : { TableName, Key: DeleteRequest?.Key ?? {} },
    ),
  );
  const places = new Set(writes.map((write) => placeOf(tables, write)));
  if (writes.length > mostWrites)
    throw validation('Too many items requested for the BatchWriteItem call');
  if (places.size < writes.length)
    throw validation('Provided list of item keys contains duplicates');
  return writes;
}

function validation(message: string): DynamoDbError {
  return new DynamoDbError('ValidationException', message);
}
