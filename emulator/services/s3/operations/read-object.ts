import type { WireResponse } from '../../../core/wire';
import { parseByteRange, type ByteRange } from '../byte-range';
import type { StorageCall, StorageOperation, StorageContext } from '../call';
import { headerOverrides, objectHeaders } from '../object-headers';
import { isUnmodified } from '../preconditions';
import type { StoredObject } from '../stored-object';

interface ReadResponse extends WireResponse {
  send: ByteRange | 'whole' | 'nothing';
}

/** GetObject: supports If-None-Match, one range, and header overrides; streams from disk. */
export const getObject: StorageOperation = async (call, { objects }) => {
  call.access.assertAllowed('s3:GetObject', call.address);
  const opened = await objects.open(call.address, (object) => responseFor(object, call).send);
  if (!opened) throw call.access.notFoundError(call.address);
  const { status, headers = {} } = responseFor(opened.object, call);
  return { status, headers, ...(opened.content && { body: opened.content }) };
};

/** HeadObject: GetObject without the body. */
export const headObject: StorageOperation = async (
  call: StorageCall,
  { objects }: Pick<StorageContext, 'objects'>,
) => {
  call.access.assertAllowed('s3:GetObject', call.address);
  const object = await objects.find(call.address);
  if (!object) throw call.access.notFoundError(call.address);
  const { status, headers = {} } = responseFor(object, call);
  return { status, headers };
};

function responseFor(object: StoredObject, { headers, query }: StorageCall): ReadResponse {
  const withChecksum = headers['x-amz-checksum-mode']?.toUpperCase() === 'ENABLED';
  const allHeaders = { ...objectHeaders(object, { withChecksum }), ...headerOverrides(query) };
  if (isUnmodified(headers, object)) {
    const { 'content-length': _, ...unmodified } = allHeaders;
    return { status: 304, headers: unmodified, send: 'nothing' };
  }
  const range = parseByteRange(headers['range'], object.size);
  if (!range) return { status: 200, headers: allHeaders, send: 'whole' };
  return {
    status: 206,
    headers: {
      // The checksum covers the whole object; a client would compare it with the range.
      ...objectHeaders(object, { withChecksum: false }),
      ...headerOverrides(query),
      'content-length': String(range.end - range.start + 1),
      'content-range': `bytes ${range.start}-${range.end}/${object.size}`,
    },
    send: range,
  };
}
