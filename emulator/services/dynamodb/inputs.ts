import type { AttributeValue, Row } from './attribute-value';

interface Expressions {
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, AttributeValue>;
}

interface Reading extends Expressions {
  TableName: string;
  IndexName?: string;
  FilterExpression?: string;
  ProjectionExpression?: string;
  ConsistentRead?: boolean;
  ExclusiveStartKey?: Row;
  Limit?: number;
  Select?: string;
}

interface Writing extends Expressions {
  TableName: string;
  ConditionExpression?: string;
  ReturnValues?: 'NONE' | 'ALL_OLD' | 'ALL_NEW';
}

/** DynamoDB's inputs of the supported operations. */
export interface Inputs {
  BatchGetItem: { RequestItems: Record<string, { Keys: Row[]; ConsistentRead?: boolean }> };
  DeleteItem: Writing & { Key: Row };
  GetItem: Pick<Reading, 'TableName' | 'ProjectionExpression' | keyof Expressions> & {
    Key: Row;
    ConsistentRead?: boolean;
  };
  PutItem: Writing & { Item: Row };
  Query: Reading & { KeyConditionExpression: string; ScanIndexForward?: boolean };
  Scan: Reading & { Segment?: number; TotalSegments?: number };
  UpdateItem: Writing & { Key: Row; UpdateExpression?: string };
}

export type OperationName = keyof Inputs;
