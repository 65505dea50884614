import type { GraphQLError } from 'graphql';
import { ResolverError } from '../template-functions/errors';
import type { Json } from '../velocity/value';

/** A GraphQL error in AppSync's format. */
export interface ResponseError {
  path: readonly (string | number)[] | null;
  data?: Json;
  errorType?: string | null;
  errorInfo?: Json;
  locations: { line: number; column: number; sourceName: null }[] | null;
  message: string;
}

/** The body of a GraphQL response. */
export interface ResponseBody {
  data: Record<string, unknown> | null;
  errors?: ResponseError[];
}

/** Converts a field's error to AppSync's format. Hides the details of unexpected errors. */
export function fieldError(error: GraphQLError): ResponseError {
  const { path = null, originalError: cause } = error;
  if (!cause || cause.name === 'GraphQLError') {
    return { path, locations: null, message: scalarMessage(error) };
  }
  const nonNullViolation = nonNullMessage(cause.message, path ?? []);
  if (nonNullViolation) return { path, locations: null, message: nonNullViolation };
  const known = cause instanceof ResolverError ? cause : internalFailure();
  return {
    path,
    data: known.data,
    errorType: known.errorType,
    errorInfo: known.errorInfo,
    locations: locationsOf(error),
    message: known.message,
  };
}

/** Converts a validation error of a document or variable to AppSync's format. */
export function requestError(error: GraphQLError): ResponseError {
  return { path: null, locations: locationsOf(error), message: requestMessage(error) };
}

/** Returns whether the error is an internal failure of the emulator, which must be logged. */
export function isUnexpected({ originalError: cause }: GraphQLError): boolean {
  return (
    cause !== undefined &&
    cause !== null &&
    !(cause instanceof ResolverError) &&
    cause.name !== 'GraphQLError' &&
    nonNullMessage(cause.message, []) === undefined
  );
}

function internalFailure(): ResolverError {
  return new ResolverError('An internal failure occurred while resolving this field.', {
    errorType: 'InternalFailure',
  });
}

function locationsOf({ locations }: GraphQLError): ResponseError['locations'] {
  return locations?.map(({ line, column }) => ({ line, column, sourceName: null })) ?? null;
}

const slashPath = (path: readonly (string | number)[]) =>
  path.map((part) => (typeof part === 'number' ? `[${part}]` : `/${part}`)).join('');

function nonNullMessage(message: string, path: readonly (string | number)[]): string | undefined {
  const match = /^Cannot return null for non-nullable field (\w+)\.(\w+)\.$/.exec(message);
  return match
    ? `Cannot return null for non-nullable type: '${match[2]}' within parent '${match[1]}' (${slashPath(path)})`
    : undefined;
}

function scalarMessage({ message, path }: GraphQLError): string {
  return `Can't serialize value (${slashPath(path ?? [])}) : ${message}`;
}

/** Translates graphql-js's most common validation messages to AppSync's. */
function requestMessage({ message }: GraphQLError): string {
  const unknownField = /^Cannot query field "(\w+)" on type "(\w+)"/.exec(message);
  if (unknownField) {
    const [, field, type] = unknownField;
    return `Validation error of type FieldUndefined: Field '${field}' in type '${type}' is undefined @ '${field}'`;
  }
  const variable = /^Variable "\$([\w]+)" got invalid value .*?(?: at "([\w.[\]]+)")?; /.exec(
    message,
  );
  if (variable) {
    const name = (variable[2] ?? variable[1] ?? '').split('.').at(-1);
    const missing =
      /required type "([^"]+)" was not provided|non-nullable type "([^"]+)" not to be null/.exec(
        message,
      );
    if (missing) {
      return `Variable '${variable[1]}' has coerced Null value for NonNull type '${missing[1] ?? missing[2]}'`;
    }
    return `Variable '${name}' has an invalid value. ${message.slice(variable[0].length)}`;
  }
  return `Validation error: ${message}`;
}
