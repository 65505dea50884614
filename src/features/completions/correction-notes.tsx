import { dateInWords } from '@/components/date-in-words';
import { pluralize } from '@/domain/number-text';
import { calendarDayOf, isoDay } from '@/domain/calendar-day';
import { correctionNotes } from '@/domain/correction';
import type { HistoryRow } from '@/domain/history';

/** Says which figures of a member's past year an admin has corrected, when and why; shows nothing if there are none. */
export function CorrectionNotes({ rows }: { readonly rows: readonly HistoryRow[] }) {
  const notes = correctionNotes(rows);
  if (notes.length === 0) return null;
  return (
    <ul aria-label="Corrected figures">
      {notes.map(({ taskId, name, at, note, completions }) => (
        <li key={taskId}>
          The figure for “<bdi>{name}</bdi>” was corrected on{' '}
          <span>{dateInWords(isoDay(calendarDayOf(at)))}</span>: <bdi>{note}</bdi> It changes{' '}
          <span>{pluralize(completions, 'completed task')}</span> of your past year.
        </li>
      ))}
    </ul>
  );
}
