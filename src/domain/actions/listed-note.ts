import type { Completion } from '@/domain/completion';
import type { Done } from './record';

/**
 * Returns a row with its note as of the revision that the record lists. A lagging list has an earlier or removed note,
 * so the text comes from any of the `known` rows of the completion; if none has it, the row gets no text.
 */
export function withListedNote<Row extends Completion>(
  row: Row,
  listed: Done,
  known: readonly Completion[],
): Row {
  const revision = listed.note ?? null;
  if (revision === null && !row.note && !row.noteRevision) return row;
  const noted = known.find((copy) => isNoted(copy, revision));
  return { ...row, note: noted?.note ?? null, noteRevision: revision };
}

/** Returns the IDs of rows whose note text isn't known, because the lists are behind. */
export function unknownNotes(rows: readonly Completion[]): string[] {
  return rows
    .filter(({ note, noteRevision = null }) => noteRevision !== null && !note)
    .map(({ id }) => id);
}

/** Returns rows with the notes that were read by ID, unless they were changed since. */
export function withNotesRead<Row extends Completion>(
  rows: readonly Row[],
  read: ReadonlyMap<string, Pick<Completion, 'note' | 'noteRevision'> | null>,
): Row[] {
  return rows.map((row) => {
    const stored = read.get(row.id);
    return stored && isNoted(stored, row.noteRevision ?? null)
      ? { ...row, note: stored.note ?? null }
      : row;
  });
}

function isNoted(
  { note, noteRevision }: Pick<Completion, 'note' | 'noteRevision'>,
  revision: number | null,
): boolean {
  return Boolean(note) && (noteRevision ?? 0) === revision;
}
