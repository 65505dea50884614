import { randomUUID } from 'node:crypto';
import type { DynamoDbError } from '../../../dynamodb/errors';
import type { DataSourceError } from '../data-source';

/** Converts DynamoDB's error to AppSync's format. */
export function toDataSourceError({ code, message }: DynamoDbError): DataSourceError {
  const type = code === 'ValidationException' ? 'DynamoDbException' : code;
  return {
    type: `DynamoDB:${type}`,
    message: `${message} (Service: DynamoDb, Status Code: ${code === 'InternalServerError' ? 500 : 400}, Request ID: ${randomUUID()})`,
  };
}
