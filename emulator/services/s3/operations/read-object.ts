import type { WireResponse } from '../../../core/wire';
import { byteRangeOf, type ByteRange } from '../byte-range';
import type { StorageCall, StorageOperation, StorageParts } from '../call';
import { headersOf, overridesIn } from '../object-headers';
import { weighReadConditions } from '../preconditions';
import type { StoredObject } from '../stored-object';

interface Answer extends WireResponse {
  send: ByteRange | 'whole' | 'nothing';
}

/** GetObject: conditions, one range, and header overrides from the query; streamed from disk. */
export const getObject: StorageOperation = async (call, { objects }) => {
  call.access.demand('s3:GetObject', call.address);
  const opened = await objects.open(call.address, (object) => answerAbout(object, call).send);
  if (!opened) throw call.access.missing(call.address);
  const { status, headers = {} } = answerAbout(opened.object, call);
  return { status, headers, ...(opened.content && { body: opened.content }) };
};

/** HeadObject: what GetObject would answer, without the bytes. */
export const headObject: StorageOperation = async (
  call: StorageCall,
  { objects }: Pick<StorageParts, 'objects'>,
) => {
  call.access.demand('s3:GetObject', call.address);
  const object = await objects.find(call.address);
  if (!object) throw call.access.missing(call.address);
  const { status, headers = {} } = answerAbout(object, call);
  return { status, headers };
};

function answerAbout(object: StoredObject, { headers, query }: StorageCall): Answer {
  const withChecksum = headers['x-amz-checksum-mode']?.toUpperCase() === 'ENABLED';
  const about = { ...headersOf(object, { withChecksum }), ...overridesIn(query) };
  if (weighReadConditions(headers, object) === 'unmodified') {
    const { 'content-length': _, ...unmodified } = about;
    return { status: 304, headers: unmodified, send: 'nothing' };
  }
  const range = byteRangeOf(headers['range'], object.size);
  if (!range) return { status: 200, headers: about, send: 'whole' };
  return {
    status: 206,
    headers: {
      // A checksum is that of the whole, which a client would compare with the part that it got.
      ...headersOf(object, { withChecksum: false }),
      ...overridesIn(query),
      'content-length': String(range.end - range.start + 1),
      'content-range': `bytes ${range.start}-${range.end}/${object.size}`,
    },
    send: range,
  };
}
