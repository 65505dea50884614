import * as v from 'valibot';

/** How a checksum of a multipart object came about: over its bytes, or over its parts' checksums. */
const checksumType = v.picklist(['FULL_OBJECT', 'COMPOSITE']);

const checksum = v.object({
  algorithm: v.picklist(['CRC32', 'SHA1', 'SHA256']),
  type: checksumType,
  /** Base 64; a composite one ends in '-<number of parts>'. */
  value: v.string(),
});

export type Checksum = v.InferOutput<typeof checksum>;

const isoInstant = v.pipe(v.string(), v.isoTimestamp());
const size = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An object as it is kept: everything but its bytes and its name. */
export const storedObject = v.object({
  /** The file of its bytes. */
  body: v.string(),
  size,
  /** Without the quotes that it has on the wire. */
  etag: v.string(),
  lastModified: isoInstant,
  /** Content-Type and the like, and x-amz-meta-…, as they are answered. */
  headers: v.record(v.string(), v.string()),
  checksum: v.exactOptional(checksum),
});

export type StoredObject = v.InferOutput<typeof storedObject>;

/** A multipart upload that is neither completed nor aborted. */
export const storedUpload = v.object({
  bucket: v.string(),
  key: v.string(),
  /** Who began it and may therefore list and abort it. */
  initiator: v.string(),
  headers: v.record(v.string(), v.string()),
  checksum: v.exactOptional(v.omit(checksum, ['value'])),
});

export type StoredUpload = v.InferOutput<typeof storedUpload>;

/** One part of an upload. */
export const storedPart = v.object({
  number: v.pipe(v.number(), v.integer()),
  body: v.string(),
  size,
  etag: v.string(),
  lastModified: isoInstant,
  checksum: v.exactOptional(checksum),
});

export type StoredPart = v.InferOutput<typeof storedPart>;
