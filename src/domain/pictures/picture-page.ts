import { pictureName } from './picture-name';

/** Spec §9: the picker shows 6 pictures per page, and loads 3 previews at a time. */
export const PICTURES_PER_PAGE = 6;
export const PREVIEWS_AT_A_TIME = 3;

/**
 * The largest file of which the picker shows a preview. Pictures that are added here are far smaller;
 * one that came another way may be as large as it likes, and is not downloaded to be looked over.
 */
const LARGEST_PREVIEW_BYTES = 400_000;

export interface StoredFile {
  readonly path: string;
  readonly bytes: number;
}

export function isTooLargeToPreview({ bytes }: StoredFile): boolean {
  return bytes > LARGEST_PREVIEW_BYTES;
}

/** The pictures whose names hold every word of the search, whatever its case. */
export function foundPictures(pictures: readonly StoredFile[], search: string): StoredFile[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return pictures.filter(({ path }) => {
    const name = pictureName(path).toLowerCase();
    return words.every((word) => name.includes(word));
  });
}

/** The page, counted from 0, on which a picture stands; the first when it is not among them. */
export function pageOf(pictures: readonly StoredFile[], path: string | undefined): number {
  const at = pictures.findIndex((picture) => picture.path === path);
  return at === -1 ? 0 : Math.floor(at / PICTURES_PER_PAGE);
}

/** How many pages there are; an empty list has one. */
export function pageCount(pictures: readonly StoredFile[]): number {
  return Math.max(1, Math.ceil(pictures.length / PICTURES_PER_PAGE));
}
