import { PICTURE_FOLDER } from '../../data/limits';

/** The storage path of the picture that belongs to a catalog id (spec §3: under task-pictures/). */
export function picturePath(id: string): string {
  return `${PICTURE_FOLDER}${id}.webp`;
}
