import type { Clock } from '../../core/clock';
import type { WireResponse } from '../../core/wire';
import type { Access } from './access';
import type { Address } from './address';
import type { BodyFiles } from './body-files';
import type { ObjectStore } from './object-store';

/** An authenticated request, as operations receive it. */
export interface StorageCall {
  address: Address;
  query: URLSearchParams;
  /** Lowercase names. Includes x-amz-… headers from a presigned URL's query. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  access: Access;
}

/** The dependencies of operations; each declares the ones it needs (`Pick<…>`). */
export interface StorageContext {
  clock: Clock;
  files: BodyFiles;
  objects: ObjectStore;
  hasBucket(name: string): boolean;
}

/** An S3 operation. Throws StorageError. */
export type StorageOperation = (
  call: StorageCall,
  context: StorageContext,
) => Promise<WireResponse>;
