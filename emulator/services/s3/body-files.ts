import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range';

/** A body on disk, with the size and hash computed while writing it. */
interface WrittenBody {
  /** The file name. It is random, so an object key cannot cause path traversal. */
  body: string;
  size: number;
  /** Hex. */
  md5: string;
}

/** The bodies of objects and parts, one immutable file each. */
export interface BodyFiles {
  /** Resolves once the body is durable. It takes effect when a store entry references it. */
  write(content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<WrittenBody>;
  /** Returns an open stream of the file, or of the bytes from `start` to `end`, inclusive. */
  read(body: string, range?: ByteRange): Promise<Readable>;
  remove(body: string): Promise<void>;
  /** Removes files that nothing references, left over from interrupted writes. */
  removeUnreferenced(referenced: ReadonlySet<string>): Promise<void>;
}

/** Opens the folder of bodies, creating it if needed. */
export async function openBodyFiles(folder: string): Promise<BodyFiles> {
  await mkdir(folder, { recursive: true });
  const pathOf = (body: string) => join(folder, body);
  return {
    async write(content) {
      const body = randomUUID();
      try {
        const written = await writeFile(pathOf(body), content);
        await syncFolder(folder);
        return { body, ...written };
      } catch (error) {
        await rm(pathOf(body), { force: true });
        throw error;
      }
    },
    async read(body, range) {
      const file = await open(pathOf(body), 'r');
      return file.createReadStream({ ...range, autoClose: true });
    },
    remove: (body) => rm(pathOf(body), { force: true }),
    async removeUnreferenced(referenced) {
      const orphans = (await readdir(folder)).filter((body) => !referenced.has(body));
      await Promise.all(orphans.map((body) => rm(pathOf(body), { force: true })));
    },
  };
}

async function writeFile(
  path: string,
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<Omit<WrittenBody, 'body'>> {
  const md5 = createHash('md5');
  let size = 0;
  const file = await open(path, 'wx');
  try {
    for await (const chunk of content) {
      md5.update(chunk);
      size += chunk.length;
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { size, md5: md5.digest('hex') };
}

// Syncing the file alone does not make its directory entry durable.
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
