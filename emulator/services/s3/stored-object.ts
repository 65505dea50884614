import * as v from 'valibot';

/** Whether a multipart object's checksum covers its bytes or its parts' checksums. */
const checksumType = v.picklist(['FULL_OBJECT', 'COMPOSITE']);

const checksum = v.object({
  algorithm: v.picklist(['CRC32', 'SHA1', 'SHA256']),
  type: checksumType,
  /** Base64; a composite checksum ends in '-<number of parts>'. */
  value: v.string(),
});

export type Checksum = v.InferOutput<typeof checksum>;

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
  checksum: v.exactOptional(checksum),
});

export type StoredObject = v.InferOutput<typeof storedObject>;

/** A multipart upload in progress. */
export const storedUpload = v.object({
  bucket: v.string(),
  key: v.string(),
  /** Who started it and may therefore list and abort it. */
  initiator: v.string(),
  headers: v.record(v.string(), v.string()),
  checksum: v.exactOptional(v.omit(checksum, ['value'])),
});

export type StoredUpload = v.InferOutput<typeof storedUpload>;

export const storedPart = v.object({
  number: v.pipe(v.number(), v.integer()),
  body: v.string(),
  size,
  etag: v.string(),
  lastModified: isoInstant,
  checksum: v.exactOptional(checksum),
});

export type StoredPart = v.InferOutput<typeof storedPart>;
