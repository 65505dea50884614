import * as v from 'valibot';

const isoInstant = v.pipe(v.string(), v.isoTimestamp());
const size = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A stored object, without its body and key. */
export const storedObject = v.object({
  /** The name of its body file. */
  body: v.string(),
  size,
  /** Without the quotes it has on the wire. */
  etag: v.string(),
  lastModified: isoInstant,
  /** Response headers such as Content-Type and x-amz-meta-…. */
  headers: v.record(v.string(), v.string()),
  /** In Base64; covers the whole content. */
  crc32: v.exactOptional(v.string()),
});

export type StoredObject = v.InferOutput<typeof storedObject>;

/** A multipart upload in progress. */
export const storedUpload = v.object({
  bucket: v.string(),
  key: v.string(),
  /** Who started it and may therefore list and abort it. */
  initiator: v.string(),
  headers: v.record(v.string(), v.string()),
  /** Whether the object gets a CRC32 of its whole content. */
  withCrc32: v.exactOptional(v.literal(true)),
});

export type StoredUpload = v.InferOutput<typeof storedUpload>;

export const storedPart = v.object({
  number: v.pipe(v.number(), v.integer()),
  body: v.string(),
  size,
  etag: v.string(),
  lastModified: isoInstant,
  crc32: v.exactOptional(v.string()),
});

export type StoredPart = v.InferOutput<typeof storedPart>;
