import * as v from 'valibot';

/** Why the data API, or the way to it, did not give what was asked for. */
export type BackendErrorKind = 'unauthorized' | 'network' | 'conflict' | 'validation' | 'internal';

/** The one error type that requests throw; `message` may be shown to the user as it is. */
export class BackendError extends Error {
  readonly kind: BackendErrorKind;

  constructor(kind: BackendErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackendError';
    this.kind = kind;
  }
}

const GraphqlErrorSchema = v.object({
  message: v.optional(v.nullable(v.string())),
  errorType: v.optional(v.nullable(v.string())),
  path: v.optional(v.nullable(v.array(v.union([v.string(), v.number()])))),
});

/** The `errors` member of an AppSync response. */
export const GraphqlErrorsSchema = v.array(GraphqlErrorSchema);
export type GraphqlError = v.InferOutput<typeof GraphqlErrorSchema>;

const MESSAGES: Readonly<Record<BackendErrorKind, string>> = {
  unauthorized: 'Unauthorized',
  network: 'We couldn’t reach the server. Check your connection and try again.',
  conflict: 'This was changed somewhere else in the meantime.',
  validation: 'The server didn’t accept this entry.',
  internal: 'Something went wrong on our end. Please try again in a moment.',
};

/** What an AppSync error means to the product. The wording of 'Unauthorized' is spec §8. */
export function backendErrorFrom(error: GraphqlError): BackendError {
  const kind = kindOf(error);
  return new BackendError(kind, shownMessage(kind, error.message), { cause: error });
}

function kindOf({ errorType, message, path }: GraphqlError): BackendErrorKind {
  const type = errorType ?? '';
  if (/ConditionalCheckFailed/.test(type)) return 'conflict';
  if (/Unauthorized|AccessDenied/.test(type)) return 'unauthorized';
  if (/^(Not Authorized|Unauthorized)/.test(message ?? '')) return 'unauthorized';
  // The definition's own rules (`.validate`) refuse a value with a message and no type.
  return type === '' && path && message ? 'validation' : 'internal';
}

function shownMessage(kind: BackendErrorKind, message: string | null | undefined): string {
  return kind === 'validation' && message ? message : MESSAGES[kind];
}

/**
 * A stored value that the schema does not allow, such as an unknown difficulty in an older row: the API
 * gives null in its place and says where, without a type. Everything else was given.
 */
export function isOfOneValue({ errorType, message, path }: GraphqlError): boolean {
  return (
    !errorType && (path?.length ?? 0) > 1 && !/^(Not Authorized|Unauthorized)/.test(message ?? '')
  );
}

/** A request that got no answer: offline, refused, timed out. */
export function unreachable(cause: unknown): BackendError {
  return new BackendError('network', MESSAGES.network, { cause });
}

/** An answer that is none: a status or a shape that the API never gives on purpose. */
export function unintelligible(cause: unknown): BackendError {
  return new BackendError('internal', MESSAGES.internal, { cause });
}

/** An entry that the schema does not allow: it is not even sent. */
export function notAccepted(cause: unknown): BackendError {
  return new BackendError('validation', MESSAGES.validation, { cause });
}

/** Nobody is signed in, or the session ended (spec §8 'Unauthorized'). */
export function unauthorized(cause?: unknown): BackendError {
  return new BackendError('unauthorized', MESSAGES.unauthorized, { cause });
}

/** The text to show for anything that was thrown. */
export function messageFor(error: unknown): string {
  return error instanceof BackendError ? error.message : MESSAGES.internal;
}

/** A create whose id is taken, or an update whose condition no longer holds (D13, D14). */
export function isConflict(error: unknown): boolean {
  return error instanceof BackendError && error.kind === 'conflict';
}

/** A request that may or may not have been carried out: its answer never came. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof BackendError && error.kind === 'network';
}
