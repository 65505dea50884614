import { SignatureError } from '../../core/identity';
import type { Log } from '../../core/log';
import type { RequestHead, WireResponse } from '../../core/wire';
import { isStorageErrorCode, StorageError } from './errors';
import { errorDocument } from './xml';

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
