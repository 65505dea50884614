import { StorageError } from './errors';
import type { StoredObject } from './stored-object';

type Headers = Readonly<Record<string, string>>;

/**
 * Weighs If-Match, If-None-Match and their dates against an object, in HTTP's order of
 * precedence. 'unmodified' stands for 304. Throws StorageError 'PreconditionFailed' (412).
 */
export function weighReadConditions(headers: Headers, object: StoredObject): 'send' | 'unmodified' {
  checkUnchanged(headers, object, { match: 'if-match', unmodified: 'if-unmodified-since' });
  const noneMatch = headers['if-none-match'];
  if (noneMatch !== undefined) return names(noneMatch, object) ? 'unmodified' : 'send';
  const since = instant(headers['if-modified-since']);
  return since !== undefined && changedAt(object) <= since ? 'unmodified' : 'send';
}

/** Checks x-amz-copy-source-if-… against the source. Throws StorageError 'PreconditionFailed'. */
export function checkCopyConditions(headers: Headers, source: StoredObject): void {
  const prefix = 'x-amz-copy-source-';
  checkUnchanged(headers, source, {
    match: `${prefix}if-match`,
    unmodified: `${prefix}if-unmodified-since`,
  });
  const noneMatch = headers[`${prefix}if-none-match`];
  if (noneMatch !== undefined) {
    if (names(noneMatch, source)) throw failed(`${prefix}If-None-Match`);
    return;
  }
  const since = instant(headers[`${prefix}if-modified-since`]);
  if (since !== undefined && changedAt(source) <= since) {
    throw failed(`${prefix}If-Modified-Since`);
  }
}

/**
 * Checks If-None-Match: * (write only if there is nothing) and If-Match (only over this one).
 * Throws StorageError.
 */
export function checkWriteConditions(headers: Headers, current: StoredObject | undefined): void {
  const noneMatch = headers['if-none-match'];
  if (noneMatch !== undefined && noneMatch !== '*') {
    throw new StorageError(
      'NotImplemented',
      'A header you provided implies functionality that is not implemented: If-None-Match takes * alone when writing.',
    );
  }
  if (noneMatch !== undefined && current) throw failed('If-None-Match');
  const match = headers['if-match'];
  if (match === undefined) return;
  if (!current) throw new StorageError('NoSuchKey');
  if (!names(match, current)) throw failed('If-Match');
}

function checkUnchanged(
  headers: Headers,
  object: StoredObject,
  { match, unmodified }: { match: string; unmodified: string },
): void {
  const tags = headers[match];
  if (tags !== undefined) {
    if (!names(tags, object)) throw failed(match);
    return;
  }
  const since = instant(headers[unmodified]);
  if (since !== undefined && changedAt(object) > since) throw failed(unmodified);
}

function names(tags: string, { etag }: StoredObject): boolean {
  return tags
    .split(',')
    .map((tag) =>
      tag
        .trim()
        .replace(/^W\//, '')
        .replace(/^"(.*)"$/, '$1'),
    )
    .some((tag) => tag === '*' || tag === etag);
}

// HTTP dates have no fractions of a second.
function changedAt({ lastModified }: StoredObject): number {
  return Math.floor(Date.parse(lastModified) / 1000) * 1000;
}

function instant(date: string | undefined): number | undefined {
  const parsed = Date.parse(date ?? '');
  return Number.isNaN(parsed) ? undefined : parsed;
}

function failed(condition: string): StorageError {
  return new StorageError('PreconditionFailed', undefined, { Condition: condition });
}
