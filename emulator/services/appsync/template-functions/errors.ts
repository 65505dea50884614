import type { Json } from '../velocity/value';

/** A resolver error with AppSync's errorType, data and errorInfo. */
export class ResolverError extends Error {
  override name = 'ResolverError';
  readonly errorType: string | null;
  readonly data: Json;
  readonly errorInfo: Json;

  constructor(
    message: string,
    details: { errorType?: string | null; data?: Json; errorInfo?: Json; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.errorType = details.errorType ?? null;
    this.data = details.data ?? null;
    this.errorInfo = details.errorInfo ?? null;
  }
}

/** Access denied, by $util.unauthorized(), a field's directives or a role policy. */
export class NotAuthorizedError extends ResolverError {
  override name = 'NotAuthorizedError';
  constructor(typeName: string, fieldName: string) {
    super(`Not Authorized to access ${fieldName} on type ${typeName}`, {
      errorType: 'Unauthorized',
    });
  }
}

/** The field is deeper than the API's query depth limit. */
export class QueryDepthError extends ResolverError {
  override name = 'QueryDepthError';
  constructor(limit: number) {
    super(`Query depth limit of ${limit} reached`, { errorType: 'QueryDepthLimitReached' });
  }
}

/** The request has run as many resolvers as the API's resolver count limit allows. */
export class ResolverCountError extends ResolverError {
  override name = 'ResolverCountError';
  constructor(limit: number) {
    super(`Resolver count limit of ${limit} reached`, {
      errorType: 'ResolverExecutionLimitReached',
    });
  }
}
