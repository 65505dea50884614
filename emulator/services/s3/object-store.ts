import type { Readable } from 'node:stream';
import * as v from 'valibot';
import { KeyedLock } from '../../core/keyed-lock';
import type { Store } from '../../core/store';
import type { Address } from './address';
import type { BodyFiles } from './body-files';

/** A stored object, without its body and key. */
const storedObject = v.object({
  /** The name of its body file. */
  body: v.string(),
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Without the quotes it has on the wire. */
  etag: v.string(),
  lastModified: v.pipe(v.string(), v.isoTimestamp()),
  /** Response headers such as Content-Type. */
  headers: v.record(v.string(), v.string()),
});

export type StoredObject = v.InferOutput<typeof storedObject>;

/** The objects of all buckets. */
export interface ObjectStore {
  find(address: Address): Promise<StoredObject | undefined>;
  /**
   * Returns the object, with its body if `needsBody` says so. Both are opened under one lock, so a concurrent overwrite
   * can't mix two objects.
   */
  open(
    address: Address,
    needsBody: (object: StoredObject) => boolean,
  ): Promise<{ object: StoredObject; content?: Readable } | undefined>;
  /**
   * Stores an object, replacing any current one. If `check` throws, the new object's body is
   * removed.
   */
  put(
    address: Address,
    object: StoredObject,
    check: (current: StoredObject | undefined) => void,
  ): Promise<void>;
  /** Removes an object. Returns whether there was one. */
  remove(address: Address): Promise<boolean>;
  /** Lists the bucket's objects whose key starts with `prefix`, in UTF-8 byte order of their keys. */
  list(bucket: string, prefix: string): AsyncIterable<{ key: string; object: StoredObject }>;
  /** Returns the body files of all objects. */
  bodies(): Promise<string[]>;
}

/** Opens the object store on top of its body files. */
export function openObjectStore(store: Store, files: BodyFiles): ObjectStore {
  const rows = store.collection('s3-objects', (value) => v.parse(storedObject, value));
  const lock = new KeyedLock();
  return {
    find: (address) => rows.get(rowKey(address)),
    open: (address, needsBody) =>
      lock.run(rowKey(address), async () => {
        const object = await rows.get(rowKey(address));
        if (!object) return undefined;
        return needsBody(object) ? { object, content: await files.read(object.body) } : { object };
      }),
    put: (address, object, check) =>
      lock.run(rowKey(address), async () => {
        const current = await rows.get(rowKey(address));
        try {
          check(current);
        } catch (error) {
          await files.remove(object.body);
          throw error;
        }
        await rows.put(rowKey(address), object);
        if (current) await files.remove(current.body);
      }),
    remove: (address) =>
      lock.run(rowKey(address), async () => {
        const current = await rows.get(rowKey(address));
        if (!current) return false;
        await rows.delete(rowKey(address));
        await files.remove(current.body);
        return true;
      }),
    async *list(bucket, prefix) {
      for await (const [row, object] of rows.entries(rowKey({ bucket, key: prefix }))) {
        yield { key: keyOf(row), object };
      }
    },
    async bodies() {
      const bodies: string[] = [];
      for await (const [, { body }] of rows.entries()) bodies.push(body);
      return bodies;
    },
  };
}

// Hex preserves byte order and prefixes for any characters in a key.
function rowKey({ bucket, key }: Address): string {
  return `${bucket}/${Buffer.from(key, 'utf8').toString('hex')}`;
}

function keyOf(row: string): string {
  return Buffer.from(row.slice(row.indexOf('/') + 1), 'hex').toString('utf8');
}
