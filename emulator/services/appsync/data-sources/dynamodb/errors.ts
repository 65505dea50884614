import { randomUUID } from 'node:crypto';
import type { DynamoDbError } from '../../../dynamodb/errors';
import type { DataSourceError } from '../data-source';

/** DynamoDB's error as AppSync passes it on. */
export function answerError({ code, message }: DynamoDbError): DataSourceError {
  const type = code === 'ValidationException' ? 'DynamoDbException' : code;
  return {
    type: `DynamoDB:${type}`,
    message: `${message} (Service: DynamoDb, Status Code: ${code === 'InternalServerError' ? 500 : 400}, Request ID: ${randomUUID()})`,
  };
}
