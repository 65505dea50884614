import { PICTURE_FOLDER } from '@/definition';
import { charactersOf } from '@/domain/characters';
import { visibleText } from '@/domain/visible-text';

/** Returns the name of a stored picture, without the folder. */
export function pictureName(path: string): string {
  return path.startsWith(PICTURE_FOLDER) ? path.slice(PICTURE_FOLDER.length) : path;
}

/** Returns a picture's name as words: 'Daily bike trip' for 'daily-bike-trip.webp'. */
export function pictureWords(path: string): string {
  const words = pictureName(path)
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a path for a picture of a media type: its file's name, in lowercase, without the accents of Latin letters. */
export function picturePathFor(fileName: string, type: string): string {
  const slug = visibleText(fileName)
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/(?:[^\p{L}\p{M}\p{N}]\p{M}*)+/gu, '-');
  const name = charactersOf(slug).slice(0, 60).join('').replaceAll(/^-|-$/g, '');
  const extension = type === 'image/jpeg' ? 'jpg' : type.replace('image/', '');
  return `${PICTURE_FOLDER}${name === '' ? 'picture' : name}.${extension}`;
}

/** Returns the path with the lowest number, from 2 up, that is still free. */
export function findUnusedPath(path: string, taken: ReadonlySet<string>): string {
  const [, stem = path, extension = ''] = /^(.*?)(\.[^.]*)?$/.exec(path) ?? [];
  let number = 2;
  while (taken.has(`${stem}-${number}${extension}`)) number += 1;
  return `${stem}-${number}${extension}`;
}
