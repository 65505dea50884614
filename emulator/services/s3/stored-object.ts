import * as v from 'valibot';

/** A stored object, without its body and key. */
export const storedObject = v.object({
  /** The name of its body file. */
  body: v.string(),
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Without the quotes it has on the wire. */
  etag: v.string(),
  lastModified: v.pipe(v.string(), v.isoTimestamp()),
  /** Response headers such as Content-Type and x-amz-meta-…. */
  headers: v.record(v.string(), v.string()),
  /** In Base64; covers the whole content. */
  crc32: v.exactOptional(v.string()),
});

export type StoredObject = v.InferOutput<typeof storedObject>;
