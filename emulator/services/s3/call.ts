import type { Clock } from '../../core/clock';
import type { WireResponse } from '../../core/wire';
import type { Access } from './access';
import type { Address } from './address';
import type { BodyFiles } from './body-files';
import type { ObjectStore } from './object-store';
import type { UploadStore } from './upload-store';

/** A request whose signature was checked, as operations see it. */
export interface StorageCall {
  address: Address;
  query: URLSearchParams;
  /** Lower-case names; those that a presigned address carries in its query are among them. */
  headers: Readonly<Record<string, string>>;
  /** The content, out of its chunks if it came in such. */
  body: Buffer;
  access: Access;
}

/** What operations work on; each names what it needs of it (`Pick<…>`). */
export interface StorageParts {
  clock: Clock;
  region: string;
  files: BodyFiles;
  objects: ObjectStore;
  uploads: UploadStore;
  /** Whether a bucket of this name exists. */
  hasBucket(name: string): boolean;
}

/** One of S3's operations. Throws StorageError. */
export type StorageOperation = (call: StorageCall, parts: StorageParts) => Promise<WireResponse>;
