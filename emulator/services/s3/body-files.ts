import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A body on disk, with its size and hash. */
interface WrittenBody {
  /** The file name. It is random, so an object key cannot cause path traversal. */
  body: string;
  size: number;
  /** Hex. */
  md5: string;
}

/** The bodies of objects, one immutable file each. */
export interface BodyFiles {
  /** Resolves once the body is durable. It takes effect when a store entry references it. */
  write(content: Uint8Array): Promise<WrittenBody>;
  /** Returns an open stream of the file. */
  read(body: string): Promise<Readable>;
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
        await writeDurably(pathOf(body), content);
        await syncFolder(folder);
        const md5 = createHash('md5').update(content).digest('hex');
        return { body, size: content.length, md5 };
      } catch (error) {
        await rm(pathOf(body), { force: true });
        throw error;
      }
    },
    async read(body) {
      const file = await open(pathOf(body), 'r');
      return file.createReadStream({ autoClose: true });
    },
    remove: (body) => rm(pathOf(body), { force: true }),
    async removeUnreferenced(referenced) {
      const orphans = (await readdir(folder)).filter((body) => !referenced.has(body));
      await Promise.all(orphans.map((body) => rm(pathOf(body), { force: true })));
    },
  };
}

async function writeDurably(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

// Syncing the file alone does not make its directory entry durable.
async function syncFolder(path: string): Promise<void> {
  // Windows refuses to sync a folder, and its file system keeps the entry anyway.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
