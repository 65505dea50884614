/** The storage path of the picture that belongs to a catalogue id (spec §3: under task-pictures/). */
export function picturePath(id: string): string {
  return `task-pictures/${id}.webp`;
}
