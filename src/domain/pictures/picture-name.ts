import { PICTURE_FOLDER } from '@/domain/generated/limits';

/** The name of a stored picture as people read it, without the folder. */
export function pictureName(path: string): string {
  return path.startsWith(PICTURE_FOLDER) ? path.slice(PICTURE_FOLDER.length) : path;
}

/** The same as words: 'Daily bike trip' for 'daily-bike-trip.webp'. */
export function pictureWords(path: string): string {
  const words = pictureName(path)
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A path for a picture, named after the file it comes from; `extension` without a dot. */
export function picturePathFor(fileName: string, extension: string): string {
  const slug = fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return `${PICTURE_FOLDER}${slug === '' ? 'picture' : slug}.${extension}`;
}

/** The path with a number appended: the first from 2 on that no picture has. */
export function unusedPath(path: string, taken: ReadonlySet<string>): string {
  const [, stem = path, extension = ''] = /^(.*?)(\.[^.]*)?$/.exec(path) ?? [];
  let number = 2;
  while (taken.has(`${stem}-${number}${extension}`)) number += 1;
  return `${stem}-${number}${extension}`;
}
