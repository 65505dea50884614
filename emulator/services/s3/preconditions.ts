import { StorageError } from './errors';
import type { StoredObject } from './stored-object';

type Headers = Readonly<Record<string, string>>;

/**
 * Evaluates If-Match, If-None-Match, and their date variants in HTTP's order of precedence.
 * 'unmodified' means 304. Throws StorageError 'PreconditionFailed' (412).
 */
export function evaluateReadConditions(
  headers: Headers,
  object: StoredObject,
): 'send' | 'unmodified' {
  checkUnchanged(headers, object, { match: 'if-match', unmodified: 'if-unmodified-since' });
  const noneMatch = headers['if-none-match'];
  if (noneMatch !== undefined) return matchesEtag(noneMatch, object) ? 'unmodified' : 'send';
  const since = parseDate(headers['if-modified-since']);
  return since !== undefined && lastModifiedMs(object) <= since ? 'unmodified' : 'send';
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
    if (matchesEtag(noneMatch, source)) throw preconditionFailed(`${prefix}If-None-Match`);
    return;
  }
  const since = parseDate(headers[`${prefix}if-modified-since`]);
  if (since !== undefined && lastModifiedMs(source) <= since) {
    throw preconditionFailed(`${prefix}If-Modified-Since`);
  }
}

/**
 * Checks 'If-None-Match: *' (write only if no object exists) and If-Match (overwrite only this
 * version). Throws StorageError 'PreconditionFailed', 'NoSuchKey', or 'NotImplemented'.
 */
export function checkWriteConditions(headers: Headers, current: StoredObject | undefined): void {
  const noneMatch = headers['if-none-match'];
  if (noneMatch !== undefined && noneMatch !== '*') {
    throw new StorageError(
      'NotImplemented',
      'A header you provided implies functionality that is not implemented: writes support only If-None-Match: *.',
    );
  }
  if (noneMatch !== undefined && current) throw preconditionFailed('If-None-Match');
  const match = headers['if-match'];
  if (match === undefined) return;
  if (!current) throw new StorageError('NoSuchKey');
  if (!matchesEtag(match, current)) throw preconditionFailed('If-Match');
}

function checkUnchanged(
  headers: Headers,
  object: StoredObject,
  { match, unmodified }: { match: string; unmodified: string },
): void {
  const tags = headers[match];
  if (tags !== undefined) {
    if (!matchesEtag(tags, object)) throw preconditionFailed(match);
    return;
  }
  const since = parseDate(headers[unmodified]);
  if (since !== undefined && lastModifiedMs(object) > since) throw preconditionFailed(unmodified);
}

function matchesEtag(tags: string, { etag }: StoredObject): boolean {
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

// HTTP dates have whole seconds.
function lastModifiedMs({ lastModified }: StoredObject): number {
  return Math.floor(Date.parse(lastModified) / 1000) * 1000;
}

function parseDate(date: string | undefined): number | undefined {
  const parsed = Date.parse(date ?? '');
  return Number.isNaN(parsed) ? undefined : parsed;
}

function preconditionFailed(condition: string): StorageError {
  return new StorageError('PreconditionFailed', undefined, { Condition: condition });
}
