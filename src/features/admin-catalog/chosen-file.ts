import { UnusableFile } from '@/domain/unusable-file';
import { reasonFor } from '@/lib/errors';

/**
 * Returns the first `most` bytes of a chosen file. Throws an UnusableFile that says what to do if the file can't be
 * read or is larger than `megabytes`.
 */
export async function bytesOf(file: Blob, megabytes: number, advice: string, most = file.size) {
  if (file.size > megabytes * 1_000_000) {
    throw new UnusableFile(`The file is larger than ${megabytes} MB. ${advice}`);
  }
  const buffer = await file
    .slice(0, most)
    .arrayBuffer()
    .catch(() => undefined);
  if (!buffer) throw new UnusableFile('Your browser couldn’t read the file. Choose it again.');
  return new Uint8Array(buffer);
}

/**
 * Returns why a chosen file wasn't accepted. Doesn't say to try again, since a button for it follows unless the file is
 * unusable.
 */
export function fileProblem(error: unknown): string {
  return error instanceof UnusableFile ? error.message : reasonFor(error);
}
