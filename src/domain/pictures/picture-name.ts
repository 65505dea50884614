/** Pictures live under this path and nowhere else (spec §6). */
export const PICTURES = 'task-pictures/';

/** The name of a stored picture as people read it: without the folder. */
export function pictureName(path: string): string {
  return path.startsWith(PICTURES) ? path.slice(PICTURES.length) : path;
}

/** A path for a picture after the name of the file it comes from; `extension` without a dot. */
export function picturePathFor(fileName: string, extension: string): string {
  const slug = fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return `${PICTURES}${slug === '' ? 'picture' : slug}.${extension}`;
}

/** The same path with the first number from 2 on that no picture has yet. */
export function freePath(path: string, taken: ReadonlySet<string>): string {
  const [, stem = path, extension = ''] = /^(.*?)(\.[^.]*)?$/.exec(path) ?? [];
  let number = 2;
  while (taken.has(`${stem}-${number}${extension}`)) number += 1;
  return `${stem}-${number}${extension}`;
}
