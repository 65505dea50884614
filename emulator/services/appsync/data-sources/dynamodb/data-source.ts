import { DynamoDbError } from '../../../dynamodb/errors';
import { ResolverError } from '../../template-functions/errors';
import type { DataSource } from '../data-source';
import { batchGetItem, getItem, query, scan } from './reads';
import { deleteItem, putItem, updateItem } from './writes';
import { toDataSourceError, type OperationContext, type TableOperation } from './operation';
import { transactWriteItems } from './transact-write-items';

/** The operations that a request template may name. */
const operations: Record<string, TableOperation> = {
  BatchGetItem: batchGetItem,
  DeleteItem: deleteItem,
  GetItem: getItem,
  PutItem: putItem,
  Query: query,
  Scan: scan,
  TransactWriteItems: transactWriteItems,
  UpdateItem: updateItem,
};

/** Returns the data source of a table. DynamoDB's errors become the response's error. */
export function tableDataSource(context: OperationContext): DataSource {
  return async (request, consumed) => {
    const name = String(request['operation']);
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!operation) {
      throw new ResolverError(
        `The DynamoDB operation '${name}' is not supported by the emulator. Supported: ${Object.keys(operations).join(', ')}`,
        { errorType: 'NotSupported' },
      );
    }
    try {
      const tables: OperationContext['tables'] = {
        execute: (called, input) => context.tables.execute(called, input, consumed),
        transact: (writes) => context.tables.transact(writes, consumed),
      };
      return await operation(request, { ...context, tables });
    } catch (error) {
      if (!(error instanceof DynamoDbError)) throw error;
      return { result: null, error: toDataSourceError(error) };
    }
  };
}
