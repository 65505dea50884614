import type { StoredObject } from './object-store';

// S3's default content type.
const defaultContentType = 'binary/octet-stream';

/** Returns the request headers to store with the object and return to readers. */
export function headersToStore(headers: Readonly<Record<string, string>>): Record<string, string> {
  const caching = headers['cache-control'];
  return {
    'content-type': headers['content-type'] || defaultContentType,
    ...(caching !== undefined && { 'cache-control': caching }),
  };
}

/** Returns the response headers for an object. */
export function objectHeaders(object: StoredObject): Record<string, string> {
  return {
    ...object.headers,
    'content-length': String(object.size),
    etag: `"${object.etag}"`,
    'last-modified': new Date(object.lastModified).toUTCString(),
    'x-amz-server-side-encryption': 'AES256',
  };
}
