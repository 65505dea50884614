import * as v from 'valibot';

/** What DynamoDB would have answered instead of a result. */
export class DynamoDbError extends Error {
  override name = 'DynamoDbError';
  constructor(
    /** DynamoDB's own name of the error, e.g. 'ConditionalCheckFailedException'. */
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const answered = v.object({
  body: v.object({
    __type: v.string(),
    message: v.optional(v.string()),
    Message: v.optional(v.string()),
  }),
});

/** Turns a failed action into DynamoDB's error; anything unforeseen becomes 'InternalServerError'. */
export function toDynamoDbError(error: unknown): DynamoDbError {
  if (error instanceof DynamoDbError) return error;
  const known = v.safeParse(answered, error);
  if (!known.success) {
    return new DynamoDbError('InternalServerError', 'Internal server error', { cause: error });
  }
  const { __type, message, Message } = known.output.body;
  const code = __type.slice(__type.indexOf('#') + 1);
  return new DynamoDbError(code, message ?? Message ?? code, { cause: error });
}
