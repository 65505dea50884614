import type { WireResponse } from '../../../core/wire';
import type { StorageCall, StorageOperation } from '../call';
import { objectHeaders } from '../object-headers';
import { isUnmodified } from '../preconditions';
import type { StoredObject } from '../stored-object';

/** GetObject: supports If-None-Match; streams from disk. */
export const getObject: StorageOperation = async (call, { objects }) => {
  call.access.assertAllowed('s3:GetObject', call.address);
  const opened = await objects.open(call.address, (object) => !isUnmodified(call.headers, object));
  if (!opened) throw call.access.notFoundError(call.address);
  const response = responseFor(opened.object, call);
  return { ...response, ...(opened.content && { body: opened.content }) };
};

/** HeadObject: GetObject without the body. */
export const headObject: StorageOperation = async (call, { objects }) => {
  call.access.assertAllowed('s3:GetObject', call.address);
  const object = await objects.find(call.address);
  if (!object) throw call.access.notFoundError(call.address);
  return responseFor(object, call);
};

function responseFor(object: StoredObject, { headers, query }: StorageCall): WireResponse {
  const withChecksum = headers['x-amz-checksum-mode']?.toUpperCase() === 'ENABLED';
  const caching = query.get('response-cache-control');
  const all: Record<string, string> = {
    ...objectHeaders(object, { withChecksum }),
    ...(caching !== null && { 'cache-control': caching }),
  };
  if (!isUnmodified(headers, object)) return { status: 200, headers: all };
  const { 'content-length': _, ...unmodified } = all;
  return { status: 304, headers: unmodified };
}
