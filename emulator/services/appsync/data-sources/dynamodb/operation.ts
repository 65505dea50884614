import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { DynamoDbError } from '../../../dynamodb/errors';
import type { TableStore } from '../../../dynamodb/table-store';
import { ResolverError } from '../../template-functions/errors';
import type { DataSourceResponse, DataSourceError } from '../data-source';
import type { PageTokens } from './page-tokens';

/** The table and services of an operation. */
export interface OperationContext {
  tables: Pick<TableStore, 'execute' | 'transact'>;
  tableName: string;
  pageTokens: PageTokens;
}

/** An operation of a request template, e.g. PutItem. */
export type TableOperation = (
  request: Record<string, unknown>,
  context: OperationContext,
) => Promise<DataSourceResponse>;

/**
 * Creates an operation whose request may have only the given members. It throws ResolverError for any other request,
 * such as one with a member that the emulator would have to ignore.
 */
export function tableOperation<Members extends v.ObjectEntries>(
  members: Members,
  run: (
    request: v.InferOutput<v.StrictObjectSchema<Members, undefined>>,
    context: OperationContext,
  ) => Promise<DataSourceResponse>,
): TableOperation {
  const schema = v.strictObject(members);
  return async (request, context) => {
    const { operation: _, version: __, ...rest } = request;
    const parsed = v.safeParse(schema, rest);
    if (parsed.success) return run(parsed.output, context);
    const [issue] = parsed.issues;
    const path = v.getDotPath(issue);
    throw new ResolverError(
      `Unable to convert the request for the data source${path ? ` at '${path}'` : ''}: ${issue.message}`,
      { errorType: 'MappingTemplate' },
    );
  };
}

/** Converts DynamoDB's error to AppSync's format. */
export function toDataSourceError({ code, message }: DynamoDbError): DataSourceError {
  const type = code === 'ValidationException' ? 'DynamoDbException' : code;
  return {
    type: `DynamoDB:${type}`,
    message: `${message} (Service: DynamoDb, Status Code: ${code === 'InternalServerError' ? 500 : 400}, Request ID: ${randomUUID()})`,
  };
}
