import { Button } from '@/components/button';
import { Section } from '@/components/section';
import { TaskLine, TaskLines } from '@/components/task-lines';
import { useSettled } from '@/components/use-settled';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { HistoryRow } from '@/domain/history';
import { dayText } from '@/domain/instant';

interface ExpiredRowsProps {
  readonly rows: readonly HistoryRow[];
  /** How many rows are listed above, which moves these. */
  readonly above: number;
  readonly onUndo: (row: HistoryRow) => void;
}

/** Tasks checked in late whose points have expired by now, each with Undo (D28); nothing if there are none. */
export function ExpiredRows({ rows, above, onUndo }: ExpiredRowsProps) {
  const isSettled = useSettled([above, ...rows.map(({ id }) => id)].join());
  if (rows.length === 0) return null;
  return (
    <Section id="expired-just-recorded" heading="Checked in late">
      <p>
        Their points have expired, but they count toward your level, streak and year. You can undo
        them for an hour.
      </p>
      <TaskLines>
        {rows.map((row) => (
          <TaskLine
            key={row.id}
            name={row.name}
            note={`Completed ${dayText(row.completedDate)} · Expired ${dayText(row.expirationDate)}`}
            action={
              <Button variant="quiet" settled={isSettled} onClick={() => onUndo(row)}>
                Undo<VisuallyHidden>{` ${row.name}`}</VisuallyHidden>
              </Button>
            }
          />
        ))}
      </TaskLines>
    </Section>
  );
}
