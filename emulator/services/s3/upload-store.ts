import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { KeyedLock } from '../../core/keyed-lock';
import type { Store } from '../../core/store';
import type { BodyFiles } from './body-files';
import { StorageError } from './errors';
import { storedPart, storedUpload, type StoredPart, type StoredUpload } from './stored-object';

/** The multipart uploads that are under way. */
export interface UploadStore {
  /** Keeps a new upload and gives its id. */
  begin(upload: StoredUpload): Promise<string>;
  find(id: string): Promise<StoredUpload | undefined>;
  /**
   * Keeps a part in place of one of the same number. Throws StorageError 'NoSuchUpload', and
   * then removes the part's body.
   */
  putPart(id: string, part: StoredPart): Promise<void>;
  /** Ordered by number. */
  parts(id: string): Promise<StoredPart[]>;
  /**
   * Ends the upload: runs `finish` while no part can come or go, then forgets upload and parts.
   * When `finish` throws, the upload goes on. Throws StorageError 'NoSuchUpload'.
   */
  end<T>(id: string, finish: (parts: StoredPart[]) => Promise<T>): Promise<T>;
  /** The body files of all parts. */
  bodies(): Promise<string[]>;
}

/** Opens the collections of uploads and parts over their body files. */
export function openUploadStore(store: Store, files: BodyFiles): UploadStore {
  const uploads = store.collection('s3-uploads', (value) => v.parse(storedUpload, value));
  const parts = store.collection('s3-parts', (value) => v.parse(storedPart, value));
  const lock = new KeyedLock();

  async function partsIn(id: string): Promise<StoredPart[]> {
    const found: StoredPart[] = [];
    for await (const [, part] of parts.entries(`${id}/`)) found.push(part);
    return found;
  }

  async function mustExist(id: string): Promise<void> {
    if (!(await uploads.get(id)))
      throw new StorageError('NoSuchUpload', undefined, { UploadId: id });
  }

  return {
    async begin(upload) {
      const id = randomBytes(32).toString('base64url');
      await uploads.put(id, upload);
      return id;
    },
    find: (id) => uploads.get(id),
    putPart: (id, part) =>
      lock.run(id, async () => {
        try {
          await mustExist(id);
        } catch (error) {
          await files.remove(part.body);
          throw error;
        }
        const former = await parts.get(partKey(id, part.number));
        await parts.put(partKey(id, part.number), part);
        if (former) await files.remove(former.body);
      }),
    parts: partsIn,
    end: (id, finish) =>
      lock.run(id, async () => {
        await mustExist(id);
        const all = await partsIn(id);
        const result = await finish(all);
        // In this order, what a kill leaves is an upload without parts, or files that nothing names.
        for (const { number } of all) await parts.delete(partKey(id, number));
        await uploads.delete(id);
        for (const { body } of all) await files.remove(body);
        return result;
      }),
    async bodies() {
      const named: string[] = [];
      for await (const [, { body }] of parts.entries()) named.push(body);
      return named;
    },
  };
}

function partKey(id: string, number: number): string {
  return `${id}/${String(number).padStart(5, '0')}`;
}
