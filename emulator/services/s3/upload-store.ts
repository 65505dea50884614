import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { KeyedLock } from '../../core/keyed-lock';
import type { Store } from '../../core/store';
import type { BodyFiles } from './body-files';
import { StorageError } from './errors';
import { storedPart, storedUpload, type StoredPart, type StoredUpload } from './stored-object';

/** The multipart uploads in progress. */
export interface UploadStore {
  /** Stores a new upload and returns its ID. */
  create(upload: StoredUpload): Promise<string>;
  find(id: string): Promise<StoredUpload | undefined>;
  /**
   * Stores a part, replacing any with the same number. If the upload does not exist, removes the
   * part's body and throws StorageError 'NoSuchUpload'.
   */
  putPart(id: string, part: StoredPart): Promise<void>;
  /** Ordered by number. */
  parts(id: string): Promise<StoredPart[]>;
  /**
   * Runs `action` with the parts locked, then deletes the upload and its parts. If `action` throws,
   * the upload stays open. Throws StorageError 'NoSuchUpload'.
   */
  finish<T>(id: string, action: (parts: StoredPart[]) => Promise<T>): Promise<T>;
  /** Returns the body files of all parts. */
  bodies(): Promise<string[]>;
}

/** Opens the upload store on top of its body files. */
export function openUploadStore(store: Store, files: BodyFiles): UploadStore {
  const uploads = store.collection('s3-uploads', (value) => v.parse(storedUpload, value));
  const parts = store.collection('s3-parts', (value) => v.parse(storedPart, value));
  const lock = new KeyedLock();

  async function partsIn(id: string): Promise<StoredPart[]> {
    const found: StoredPart[] = [];
    for await (const [, part] of parts.entries(`${id}/`)) found.push(part);
    return found;
  }

  async function assertExists(id: string): Promise<void> {
    if (!(await uploads.get(id)))
      throw new StorageError('NoSuchUpload', undefined, { UploadId: id });
  }

  return {
    async create(upload) {
      const id = randomBytes(32).toString('base64url');
      await uploads.put(id, upload);
      return id;
    },
    find: (id) => uploads.get(id),
    putPart: (id, part) =>
      lock.run(id, async () => {
        try {
          await assertExists(id);
        } catch (error) {
          await files.remove(part.body);
          throw error;
        }
        const previous = await parts.get(partKey(id, part.number));
        await parts.put(partKey(id, part.number), part);
        if (previous) await files.remove(previous.body);
      }),
    parts: partsIn,
    finish: (id, action) =>
      lock.run(id, async () => {
        await assertExists(id);
        const all = await partsIn(id);
        const result = await action(all);
        // In this order, a crash leaves at worst an upload without parts or unreferenced files.
        for (const { number } of all) await parts.delete(partKey(id, number));
        await uploads.delete(id);
        for (const { body } of all) await files.remove(body);
        return result;
      }),
    async bodies() {
      const bodies: string[] = [];
      for await (const [, { body }] of parts.entries()) bodies.push(body);
      return bodies;
    },
  };
}

function partKey(id: string, number: number): string {
  return `${id}/${String(number).padStart(5, '0')}`;
}
