import type { AttributeValue, Row } from './attribute-value';

interface Expressions {
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, AttributeValue>;
}

interface ReadInput extends Expressions {
  TableName: string;
  IndexName?: string;
  FilterExpression?: string;
  ProjectionExpression?: string;
  ConsistentRead?: boolean;
  ExclusiveStartKey?: Row;
  Limit?: number;
  Select?: string;
}

interface WriteInput extends Expressions {
  TableName: string;
  ConditionExpression?: string;
  ReturnValues?: 'NONE' | 'ALL_OLD' | 'ALL_NEW';
}

/** The members of any input that the table store reads itself; dynalite checks all of them. */
export interface Call {
  TableName?: string;
  ConsistentRead?: boolean;
  Item?: Row;
  RequestItems?: Record<string, { ConsistentRead?: boolean }>;
  /** 'ALL_OLD' for the row that a condition refuses. */
  ReturnValuesOnConditionCheckFailure?: string;
}

/** The inputs of the supported DynamoDB operations. */
export interface Inputs {
  BatchGetItem: { RequestItems: Record<string, { Keys: Row[]; ConsistentRead?: boolean }> };
  DeleteItem: WriteInput & { Key: Row };
  GetItem: Pick<ReadInput, 'TableName' | 'ProjectionExpression' | keyof Expressions> & {
    Key: Row;
    ConsistentRead?: boolean;
  };
  PutItem: WriteInput & { Item: Row };
  Query: ReadInput & { KeyConditionExpression: string; ScanIndexForward?: boolean };
  Scan: ReadInput;
  UpdateItem: WriteInput & { Key: Row; UpdateExpression?: string };
}

export type OperationName = keyof Inputs;
