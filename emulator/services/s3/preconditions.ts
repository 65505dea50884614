import { StorageError } from './errors';
import type { StoredObject } from './object-store';

type Headers = Readonly<Record<string, string>>;

/** Returns whether the client already has this object, according to its If-None-Match header. */
export function isUnmodified(headers: Headers, { etag }: StoredObject): boolean {
  const tags = headers['if-none-match']?.split(',') ?? [];
  return tags.some((tag) => ['*', etag].includes(tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1')));
}

/**
 * Checks 'If-None-Match: *', which writes only if no object exists. Throws StorageError 'PreconditionFailed', and
 * 'NotImplemented' for other conditions.
 */
export function checkWriteConditions(headers: Headers, current: StoredObject | undefined): void {
  const noneMatch = headers['if-none-match'];
  if (headers['if-match'] !== undefined || (noneMatch !== undefined && noneMatch !== '*')) {
    throw new StorageError(
      'NotImplemented',
      'A header you provided implies functionality that is not implemented: writes support only If-None-Match: *.',
    );
  }
  if (noneMatch !== undefined && current) {
    throw new StorageError('PreconditionFailed', undefined, { Condition: 'If-None-Match' });
  }
}
