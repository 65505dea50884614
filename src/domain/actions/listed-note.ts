import type { Completion } from '@/domain/completion';
import { type Done, listedAs, type MemberRecord } from './record';

/**
 * Returns a completion's row with the note that the record lists, as one of its `copies` has it: a list that lags has an
 * earlier one, or one that was removed. While no copy has it, the row is without a text.
 */
export function withListedNote<Row extends Completion>(
  row: Row,
  [, , , , , revision]: Done,
  copies: readonly Completion[],
): Row {
  const { note = null, noteRevision = null } = row;
  if (revision === undefined) {
    return note === null && noteRevision === null
      ? row
      : { ...row, note: null, noteRevision: null };
  }
  const noted = [row, ...copies].find((one) => isNoted(one, revision));
  return { ...row, note: noted?.note ?? null, noteRevision: revision };
}

/** Returns rows with the notes that the record lists, as they or the rows that are `known` besides have them. */
export function withListedNotes<Row extends Completion>(
  rows: readonly Row[],
  record: MemberRecord,
  known: readonly Completion[] = [],
): Row[] {
  return rows.map((row) => {
    const one = listedAs(record, row);
    const copies = known.filter(({ id }) => id === row.id);
    return one ? withListedNote(row, one, copies) : row;
  });
}

/** Returns the IDs of rows with a note whose text isn't known, since the lists have an earlier row. */
export function unknownNotes(rows: readonly Completion[]): string[] {
  return rows
    .filter(({ note, noteRevision = null }) => noteRevision !== null && !note)
    .map(({ id }) => id);
}

/** Returns rows with the notes of those that were read by their IDs, unless they were changed since. */
export function withNotesRead<Row extends Completion>(
  rows: readonly Row[],
  read: ReadonlyMap<string, Pick<Completion, 'note' | 'noteRevision'> | null>,
): Row[] {
  return rows.map((row) => {
    const stored = read.get(row.id);
    return stored && isNoted(stored, row.noteRevision)
      ? { ...row, note: stored.note ?? null }
      : row;
  });
}

function isNoted(
  { note, noteRevision }: Pick<Completion, 'note' | 'noteRevision'>,
  revision: number | null | undefined,
): boolean {
  return Boolean(note) && (noteRevision ?? 0) === revision;
}
