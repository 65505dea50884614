import { kindOfFile } from '@/domain/pictures/picture-kind';
import { sizeOf, sizeProblem } from '@/domain/pictures/picture-size';

const LARGEST_BYTES = 60_000_000;
const HEADER_BYTES = 4_000_000;

/**
 * Why a file is not to be opened as a picture, by its length, its first bytes and the size that its
 * header names, all of it before anything is decoded; undefined when it may.
 */
export async function pictureProblem(file: Blob): Promise<string | undefined> {
  if (file.size > LARGEST_BYTES) return 'The file is larger than 60 MB. Make it smaller first.';
  const start = await file
    .slice(0, HEADER_BYTES)
    .arrayBuffer()
    .catch(() => undefined);
  if (!start) return 'The browser could not read the file. Choose it again.';
  const bytes = new Uint8Array(start);
  const found = kindOfFile(bytes);
  if (!found.ok) return found.problem;
  const size = sizeOf(found.kind, bytes);
  return size ? sizeProblem(size) : `This ${found.kind} file is damaged. Choose another one.`;
}
