import * as v from 'valibot';
import { diskErrorOf } from '../../core/disk-error';

/** An error response of DynamoDB. */
export class DynamoDbError extends Error {
  override name = 'DynamoDbError';
  constructor(
    /** DynamoDB's error code, e.g. 'ConditionalCheckFailedException'. */
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const clientError = v.object({
  body: v.object({
    __type: v.string(),
    message: v.optional(v.string()),
    Message: v.optional(v.string()),
  }),
});

/** Converts any error to a DynamoDbError; unexpected ones become 'InternalServerError'. */
export function toDynamoDbError(error: unknown): DynamoDbError {
  if (error instanceof DynamoDbError) return error;
  const parsed = v.safeParse(clientError, error);
  if (!parsed.success) {
    const message = diskErrorOf(error)?.message ?? 'Internal server error';
    return new DynamoDbError('InternalServerError', message, { cause: error });
  }
  const { __type, message, Message } = parsed.output.body;
  const code = __type.slice(__type.indexOf('#') + 1);
  return new DynamoDbError(code, message ?? Message ?? code, { cause: error });
}
