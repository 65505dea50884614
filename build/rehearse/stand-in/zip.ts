import { inflateRawSync } from 'node:zlib';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;

/** Returns the files of a ZIP archive by path. Throws if it isn't one, or compressed in an unusual way. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  let end = archive.length - endBytes;
  while (end >= 0 && archive.readUInt32LE(end) !== endSignature) end -= 1;
  if (end < 0) throw new Error('Not a ZIP archive');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== entrySignature) throw new Error('A damaged ZIP archive');
    const method = archive.readUInt16LE(at + 10);
    const compressedBytes = archive.readUInt32LE(at + 20);
    const nameBytes = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameBytes);
    const header = archive.readUInt32LE(at + 42);
    // The file's own header repeats the name; its extra fields may differ in length.
    const start =
      header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const content = archive.subarray(start, start + compressedBytes);
    if (!name.endsWith('/')) files.set(name, contentOf(content, method));
    at += 46 + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

function contentOf(content: Buffer, method: number): Buffer {
  if (method === 0) return content;
  if (method === 8) return inflateRawSync(content);
  throw new Error(`A ZIP archive with the compression method ${method}`);
}
