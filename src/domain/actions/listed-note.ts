import type { Completion } from '@/domain/completion';
import type { Done } from './record';

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
  const noted = [row, ...copies].find((one) => one.note && (one.noteRevision ?? 0) === revision);
  return { ...row, note: noted?.note ?? null, noteRevision: revision };
}
