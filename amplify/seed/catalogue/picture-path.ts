/** Returns the storage path of the picture of a catalog entry (spec §3). */
export function picturePath(id: string): string {
  return `task-pictures/${id}.webp`;
}
