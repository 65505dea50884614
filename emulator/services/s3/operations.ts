import type { WireResponse } from '../../core/wire';
import type { StorageCall, StorageOperation } from './call';
import { verifyContent } from './checksums';
import { objectHeaders, headersToStore } from './object-headers';
import type { OperationName } from './operation-name';
import { listObjectsV2 } from './operations/list-objects';
import { isUnmodified, checkWriteConditions } from './preconditions';
import type { StoredObject } from './object-store';

/** GetObject: supports If-None-Match; streams from disk. */
const getObject: StorageOperation = async (call, { objects }) => {
  call.access.assertAllowed('s3:GetObject', call.address);
  const opened = await objects.open(call.address, (object) => !isUnmodified(call.headers, object));
  if (!opened) throw call.access.notFoundError(call.address);
  const response = responseFor(opened.object, call);
  return { ...response, ...(opened.content && { body: opened.content }) };
};

/** HeadObject: GetObject without the body. */
const headObject: StorageOperation = async (call, { objects }) => {
  call.access.assertAllowed('s3:GetObject', call.address);
  const object = await objects.find(call.address);
  if (!object) throw call.access.notFoundError(call.address);
  return responseFor(object, call);
};

function responseFor(object: StoredObject, { headers, query }: StorageCall): WireResponse {
  const caching = query.get('response-cache-control');
  const all: Record<string, string> = {
    ...objectHeaders(object),
    ...(caching !== null && { 'cache-control': caching }),
  };
  if (!isUnmodified(headers, object)) return { status: 200, headers: all };
  const { 'content-length': _, ...unmodified } = all;
  return { status: 304, headers: unmodified };
}

/** PutObject: verifies digests before it writes anything. */
const putObject: StorageOperation = async (call, { clock, files, objects }) => {
  call.access.assertAllowed('s3:PutObject', call.address);
  verifyContent(call.headers, call.body);
  const headers = headersToStore(call.headers);
  const { body, size, md5 } = await files.write(call.body);
  const lastModified = clock.now().toISOString();
  const object = { body, size, etag: md5, lastModified, headers };
  await objects.put(call.address, object, (current) => checkWriteConditions(call.headers, current));
  return {
    status: 200,
    headers: { etag: `"${md5}"`, 'x-amz-server-side-encryption': 'AES256' },
  };
};

/** DeleteObject: succeeds even if the object does not exist. */
const deleteObject: StorageOperation = async ({ access, address }, { objects }) => {
  access.assertAllowed('s3:DeleteObject', address);
  await objects.remove(address);
  return { status: 204 };
};

/** All supported operations, by S3 name. */
export const operations: Record<OperationName, StorageOperation> = {
  ListObjectsV2: listObjectsV2,
  GetObject: getObject,
  HeadObject: headObject,
  PutObject: putObject,
  DeleteObject: deleteObject,
};
