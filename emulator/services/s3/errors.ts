import { SignatureError } from '../../core/identity';
import type { Log } from '../../core/log';
import type { RequestHead, WireResponse } from '../../core/wire';
import { errorDocument } from './xml';

/** S3's error codes with their status and default message. */
const definitions = {
  AccessDenied: [403, 'Access Denied'],
  AuthorizationHeaderMalformed: [400, 'The authorization header is malformed.'],
  AuthorizationQueryParametersError: [400, 'The authorization query parameters are malformed.'],
  BadDigest: [400, 'The CRC32 you specified did not match the calculated checksum.'],
  ExpiredToken: [400, 'The provided token has expired.'],
  InternalError: [500, 'We encountered an internal error. Please try again.'],
  InvalidAccessKeyId: [403, 'The AWS Access Key Id you provided does not exist in our records.'],
  InvalidArgument: [400, 'Invalid Argument'],
  InvalidRequest: [400, 'Invalid Request'],
  InvalidToken: [400, 'The provided token is malformed or otherwise invalid.'],
  InvalidURI: [400, "Couldn't parse the specified URI."],
  KeyTooLongError: [400, 'Your key is too long'],
  NoSuchBucket: [404, 'The specified bucket does not exist'],
  NoSuchKey: [404, 'The specified key does not exist.'],
  NotImplemented: [501, 'The emulator does not support a header or operation you provided.'],
  PreconditionFailed: [412, 'At least one of the pre-conditions you specified did not hold'],
  RequestTimeTooSkewed: [
    403,
    'The difference between the request time and the current time is too large.',
  ],
  SignatureDoesNotMatch: [
    403,
    'The request signature we calculated does not match the signature you provided.',
  ],
  XAmzContentSHA256Mismatch: [
    400,
    "The provided 'x-amz-content-sha256' header does not match what was computed.",
  ],
} satisfies Record<string, [number, string]>;

type StorageErrorCode = keyof typeof definitions;

/** An S3 error. `details` become elements of the error document. */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly status: number;

  constructor(
    readonly code: StorageErrorCode,
    message?: string,
    readonly details: Record<string, string | number> = {},
  ) {
    super(message ?? definitions[code][1]);
    this.status = definitions[code][0];
  }
}

/** Returns whether this is an S3 error code, so that signature errors can be passed on. */
function isStorageErrorCode(code: string): code is StorageErrorCode {
  return Object.hasOwn(definitions, code);
}

/** Returns the S3 error response. Logs unexpected errors and reports them as 'InternalError'. */
export function errorResponse(cause: unknown, head: RequestHead, log: Log): WireResponse {
  const error = toStorageError(cause);
  if (!error) log.error(`storage: ${head.method} ${head.rawPath} failed`, cause);
  const { status, code, message, details } = error ?? new StorageError('InternalError');
  return {
    status,
    headers: { 'content-type': 'application/xml' },
    body: errorDocument({ Code: code, Message: message, ...details, Resource: head.rawPath }),
  };
}

function toStorageError(cause: unknown): StorageError | undefined {
  if (cause instanceof StorageError) return cause;
  if (!(cause instanceof SignatureError) || !isStorageErrorCode(cause.code)) return undefined;
  return new StorageError(cause.code, cause.message);
}
