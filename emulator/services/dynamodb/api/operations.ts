import * as v from 'valibot';
import type { Operation } from '../../../core/aws-json';
import { attributeValue } from '../attribute-value';
import type { OperationName } from '../inputs';
import { batchWriteItem } from './batch-write-item';
import { describeTable, listTables } from './describe';
import { tableName } from './names';
import type { ApiParts } from './parts';
import { signedOperation } from './signed-operation';
import { transactGetItems, transactWriteItems } from './transact';

// Other members are passed on; the table store checks them.
const singleTable = v.looseObject({
  TableName: v.exactOptional(tableName),
  IndexName: v.exactOptional(v.string()),
  ConsistentRead: v.exactOptional(v.boolean()),
  Item: v.exactOptional(v.record(v.string(), attributeValue)),
  RequestItems: v.exactOptional(v.never()),
});

const severalTables = v.looseObject({
  RequestItems: v.exactOptional(
    v.record(v.string(), v.looseObject({ ConsistentRead: v.exactOptional(v.boolean()) })),
  ),
});

const onOneTable = [
  'DeleteItem',
  'GetItem',
  'PutItem',
  'Query',
  'Scan',
  'UpdateItem',
] as const satisfies OperationName[];

/** Returns the operations of DynamoDB's API. Any other is refused by name. */
export function apiOperations(parts: ApiParts): Record<string, Operation> {
  return {
    ...Object.fromEntries(onOneTable.map((name) => [name, onTable(name, parts)])),
    BatchGetItem: batchGetItem(parts),
    BatchWriteItem: batchWriteItem(parts),
    TransactGetItems: transactGetItems(parts),
    TransactWriteItems: transactWriteItems(parts),
    DescribeTable: describeTable(parts),
    ListTables: listTables(parts),
  };
}

function onTable(name: (typeof onOneTable)[number], parts: ApiParts): Operation {
  return signedOperation(parts, singleTable, async (input, require) => {
    // Without a name, the table store refuses the request as DynamoDB does.
    if (input.TableName !== undefined) {
      require(`dynamodb:${name}`, input.TableName, input.IndexName);
    }
    return parts.tables.call(name, input, (units) => parts.usage.add(`dynamodb:${name}`, units));
  });
}

function batchGetItem(parts: ApiParts): Operation {
  return signedOperation(parts, severalTables, async (input, require) => {
    for (const table of Object.keys(input.RequestItems ?? {})) {
      require('dynamodb:BatchGetItem', table);
    }
    return parts.tables.call('BatchGetItem', input, (units) =>
      parts.usage.add('dynamodb:BatchGetItem', units),
    );
  });
}
