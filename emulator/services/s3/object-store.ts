import type { Readable } from 'node:stream';
import * as v from 'valibot';
import { KeyedLock } from '../../core/keyed-lock';
import type { Store } from '../../core/store';
import type { Address } from './address';
import type { BodyFiles } from './body-files';
import type { ByteRange } from './byte-range';
import { storedObject, type StoredObject } from './stored-object';

/** The objects of all buckets. */
export interface ObjectStore {
  find(address: Address): Promise<StoredObject | undefined>;
  /**
   * The object and those of its bytes that `choose` asks for, opened together, so that an
   * overwrite in between cannot mix two objects.
   */
  open(
    address: Address,
    choose: (object: StoredObject) => ByteRange | 'whole' | 'nothing',
  ): Promise<{ object: StoredObject; content?: Readable } | undefined>;
  /**
   * Puts an object in place of what is there. `allow` may throw upon seeing that; the new
   * object's body is then removed.
   */
  put(
    address: Address,
    object: StoredObject,
    allow: (current: StoredObject | undefined) => void,
  ): Promise<void>;
  remove(address: Address): Promise<void>;
  /** The bucket's objects whose key starts with `prefix`, ordered by the bytes of their keys. */
  list(bucket: string, prefix: string): AsyncIterable<{ key: string; object: StoredObject }>;
  /** The body files of all objects. */
  bodies(): Promise<string[]>;
}

/** Opens the collection of objects over their body files. */
export function openObjectStore(store: Store, files: BodyFiles): ObjectStore {
  const rows = store.collection('s3-objects', (value) => v.parse(storedObject, value));
  const lock = new KeyedLock();
  return {
    find: (address) => rows.get(rowKey(address)),
    open: (address, choose) =>
      lock.run(rowKey(address), async () => {
        const object = await rows.get(rowKey(address));
        if (!object) return undefined;
        const chosen = choose(object);
        if (chosen === 'nothing') return { object };
        const range = chosen === 'whole' ? undefined : chosen;
        return { object, content: await files.read(object.body, range) };
      }),
    put: (address, object, allow) =>
      lock.run(rowKey(address), async () => {
        const current = await rows.get(rowKey(address));
        try {
          allow(current);
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
        if (!current) return;
        await rows.delete(rowKey(address));
        await files.remove(current.body);
      }),
    async *list(bucket, prefix) {
      for await (const [row, object] of rows.entries(rowKey({ bucket, key: prefix }))) {
        yield { key: keyOf(row), object };
      }
    },
    async bodies() {
      const named: string[] = [];
      for await (const [, { body }] of rows.entries()) named.push(body);
      return named;
    },
  };
}

// Hex keeps the order of the bytes and of prefixes, whatever characters a key is made of.
function rowKey({ bucket, key }: Address): string {
  return `${bucket}/${Buffer.from(key, 'utf8').toString('hex')}`;
}

function keyOf(row: string): string {
  return Buffer.from(row.slice(row.indexOf('/') + 1), 'hex').toString('utf8');
}
