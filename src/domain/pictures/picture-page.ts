import { compareTexts } from '@/domain/compare-texts';
import { textSearch } from '@/domain/text-search';
import { pictureName } from './picture-name';

/** Spec §9: the picker shows 6 pictures per page, and loads 3 previews at a time. */
export const PICTURES_PER_PAGE = 6;
const PREVIEWS_AT_A_TIME = 3;

/**
 * The largest file that the picker previews. Pictures added here are far smaller; a larger one was uploaded some other
 * way and is too large to download for a preview.
 */
const MAX_PREVIEW_BYTES = 400_000;

export interface StoredFile {
  readonly path: string;
  readonly bytes: number;
}

/** Whether the picker shows a file's size instead of a preview. */
export function isTooLargeToPreview({ bytes }: StoredFile): boolean {
  return bytes > MAX_PREVIEW_BYTES;
}

/** Returns the paths of a page's pictures whose previews may load: those already shown, and the next three. */
export function loadablePreviews(
  pictures: readonly StoredFile[],
  shown: ReadonlySet<string>,
): ReadonlySet<string> {
  const small = pictures.filter((picture) => !isTooLargeToPreview(picture));
  const waiting = small.map(({ path }) => path).filter((path) => !shown.has(path));
  return new Set([...shown, ...waiting.slice(0, PREVIEWS_AT_A_TIME)]);
}

/** Returns the pictures whose names contain every word of the search, ordered by name. */
export function searchPictures(pictures: readonly StoredFile[], search: string): StoredFile[] {
  const isFound = textSearch(search);
  return pictures
    .filter(({ path }) => isFound(pictureName(path)))
    .toSorted((a, b) => compareTexts(a.path, b.path));
}

/** Returns the page, counted from 0, that has a picture; 0 if none does. */
export function findPageNumber(pictures: readonly StoredFile[], path: string | undefined): number {
  const at = pictures.findIndex((picture) => picture.path === path);
  return at === -1 ? 0 : Math.floor(at / PICTURES_PER_PAGE);
}
