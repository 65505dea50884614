import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range';

/** Bytes on disk, and what was found out about them on the way there. */
export interface WrittenBody {
  /** The file's name: random, so that no key of an object can lead anywhere. */
  body: string;
  size: number;
  /** Hex. */
  md5: string;
}

/** The bytes of objects and parts, one file each, written once and never changed. */
export interface BodyFiles {
  /** Resolves when the bytes survive kill -9. They count once an entry in the store names them. */
  write(content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<WrittenBody>;
  /** A stream of the file, or of the bytes from `start` to `end` inclusive; opened already. */
  read(body: string, range?: ByteRange): Promise<Readable>;
  remove(body: string): Promise<void>;
  /** Removes every file that `named` does not hold: left over from writes that were cut off. */
  sweep(named: ReadonlySet<string>): Promise<void>;
}

/** Opens the folder of bodies, made if need be. */
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
    async sweep(named) {
      const left = (await readdir(folder)).filter((body) => !named.has(body));
      await Promise.all(left.map((body) => rm(pathOf(body), { force: true })));
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

// Without this the file's bytes would survive a power cut, but perhaps not its name.
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
