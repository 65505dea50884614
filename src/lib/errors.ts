import * as v from 'valibot';
import { product } from '@/brand';
import { connection } from './connection';

/** Why a request to the data API failed. */
export type BackendErrorKind =
  /** Nobody is signed in, or the session has ended (spec §8 'Unauthorized'). */
  | 'unauthorized'
  /** The account has signed out since the request was made, or another one has signed in. */
  | 'switched'
  | 'closed'
  | 'gone'
  /** The service didn’t answer: offline, refused, timed out, or answered by something else. */
  | 'network'
  | 'conflict'
  /** Each of many attempts was overtaken by another change, requests are limited, or the profile can’t be found. */
  | 'busy'
  /** A later version has written data that this one can't read, or a deployment has removed this one's code. */
  | 'outdated'
  /** Input that doesn't fit the schema: it was refused, or never sent. */
  | 'validation'
  /** This includes responses with a status or shape that the API never returns on purpose. */
  | 'internal';

/** The only error type that requests throw; `message` can be shown to the user as is. */
export class BackendError extends Error {
  readonly kind: BackendErrorKind;

  constructor(kind: BackendErrorKind, cause?: unknown, message = MESSAGES[kind]) {
    super(message, { cause });
    this.name = 'BackendError';
    this.kind = kind;
  }
}

/** Thrown when an operation needs a profile and the account has none (spec §8, verbatim). */
export class NoProfileError extends BackendError {
  constructor() {
    super('busy', undefined, 'No profile found! Please create a profile first.');
    this.name = 'NoProfileError';
  }
}

const GraphqlErrorSchema = v.pipe(
  v.object({
    message: v.optional(v.nullable(v.string())),
    errorType: v.optional(v.nullable(v.string())),
    path: v.optional(v.nullable(v.array(v.union([v.string(), v.number()])))),
  }),
  v.check(({ message, errorType }) => typeof (message ?? errorType) === 'string'),
);

/** The `errors` member of an AppSync response. */
export const GraphqlErrorsSchema = v.array(GraphqlErrorSchema);
export type GraphqlError = v.InferOutput<typeof GraphqlErrorSchema>;

/** Shown when a service can’t be reached. */
export const UNREACHABLE = 'We couldn’t reach the server. Try again.';

/** Shown when an account is closed, here or on another device. */
export const CLOSED = 'This account has been or is being deleted.';

const NOT_KEPT = 'No room for more changes until you’re online.';

const FULL = 'Your list is full.';

const UNDONE = 'It’s no longer marked complete.';

const NOT_CACHED = 'This can’t be loaded without a connection.';

// Kept short, since they end messages on a phone (D46).
const MESSAGES: Readonly<Record<BackendErrorKind, string>> = {
  unauthorized: 'Unauthorized',
  switched: 'The account signed in here has changed.',
  closed: CLOSED,
  gone: 'This task is no longer available.',
  network: UNREACHABLE,
  conflict: 'Someone changed this in the meantime.',
  busy: 'The server is busy. Try again soon.',
  outdated: `Reload the page to update ${product}.`,
  validation: 'The server didn’t accept this entry.',
  internal: 'Something went wrong. Try again.',
};

// The backend's own error types (amplify/data/closed-accounts, amplify/data/existing-tasks).
const ACCOUNT_CLOSED = 'AccountClosed';
const TASK_GONE = 'TaskGone';

/** AWS's own error types; the last one is that of a firewall's rate limit (docs/deploying.md). */
const BUSY = /Throttl|ThroughputExceeded|RequestLimitExceeded|TooManyRequests|WAFForbidden/;

/** Whether the backend refused a row because the account is closed, here or on another device. */
export function isAccountClosed({ errorType }: GraphqlError): boolean {
  return errorType === ACCOUNT_CLOSED;
}

/** Returns the BackendError for an AppSync error. 'Unauthorized' is the wording of spec §8. */
export function backendErrorFrom(error: GraphqlError): BackendError {
  const kind = kindOf(error);
  return new BackendError(kind, error, shownMessage(kind, error.message));
}

function kindOf({ errorType, message, path }: GraphqlError): BackendErrorKind {
  const type = errorType ?? '';
  if (/ConditionalCheckFailed/.test(type)) return 'conflict';
  if (BUSY.test(type)) return 'busy';
  if (type === ACCOUNT_CLOSED) return 'closed';
  if (type === TASK_GONE) return 'gone';
  if (/Unauthorized|AccessDenied/.test(type)) return 'unauthorized';
  if (/^(Not Authorized|Unauthorized)/.test(message ?? '')) return 'unauthorized';
  // The model's own rules (`.validate`) refuse a value with a message but no type.
  return type === '' && path && message ? 'validation' : 'internal';
}

function shownMessage(kind: BackendErrorKind, message: string | null | undefined): string {
  return kind === 'validation' && message ? message : MESSAGES[kind];
}

/**
 * Whether an error is about one stored value that doesn't fit the schema, such as an unknown difficulty in an older
 * row. The API then returns null for that value, returns everything else, and the error has a path but no type.
 */
export function isValueError({ errorType, message, path }: GraphqlError): boolean {
  return (
    !errorType && (path?.length ?? 0) > 1 && !/^(Not Authorized|Unauthorized)/.test(message ?? '')
  );
}

/**
 * Returns the error for an action that can't be done because its task is gone, the list is full, or another device
 * was first.
 */
export function refusedError(why: string): BackendError {
  if (why === 'full') return new BackendError('validation', undefined, FULL);
  if (why === 'undone') return new BackendError('conflict', undefined, UNDONE);
  const kind = why === 'gone' ? 'gone' : 'conflict';
  return new BackendError(kind, new Error(why));
}

/** Returns the error for an action that has to wait for a connection but can't be stored in this browser. */
export function notKeptError(): BackendError {
  return new BackendError('network', undefined, NOT_KEPT);
}

/** Returns the text to show for any thrown error. */
export function messageFor(error: unknown): string {
  return error instanceof BackendError ? error.message : MESSAGES.internal;
}

/** Returns the reason for a failure, without advice, since a 'Try again' button follows. */
export function reasonFor(error: unknown): string {
  return messageFor(error).replace(/ Try again\.$/, '');
}

/** Returns the text to show when a page's data couldn't be loaded; `messageFor` is for writes. */
export function loadMessageFor(error: unknown): string {
  return isNetworkError(error) && !connection.isOnline() ? NOT_CACHED : messageFor(error);
}

/** Whether a create failed because its ID is taken, or an update because its condition wasn't met (D13, D14). */
export function isConflict(error: unknown): boolean {
  return error instanceof BackendError && error.kind === 'conflict';
}

/** Whether a request got no response, so that it isn't known whether it was carried out. */
export function isNetworkError(error: unknown): error is BackendError {
  return error instanceof BackendError && error.kind === 'network';
}
