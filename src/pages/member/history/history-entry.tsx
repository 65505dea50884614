import { useId, useState } from 'react';
import { Button } from '@/components/button';
import { headingHome } from '@/components/focus-home';
import { Icon } from '@/components/icon';
import { IconButton } from '@/components/icon-button';
import { Row, Stack } from '@/components/layout';
import { VisuallyHidden } from '@/components/visually-hidden';
import { canUndo } from '@/domain/completion';
import { excerptOf } from '@/domain/characters';
import { HISTORY_COLUMNS, type HistoryColumn, type HistoryRow } from '@/domain/history';
import { amountOf, impactOf, savedMeasures } from '@/domain/impact/impact';
import { dayText } from '@/domain/instant';
import { numberText } from '@/domain/number-text';
import { isAbout, WAITING_TEXT } from '@/domain/waiting';
import { undoCompletion } from '@/features/completions/completion-actions';
import { useNote } from '@/features/completions/note-dialog';
import { useMemberAction } from '@/features/use-member-action';
import { useWaiting } from '@/features/waiting/use-waiting';
import styles from './history-table.module.css';
import { Assumption } from '@/components/assumption';
import { Text } from '@/components/text';
import { useUnits } from '@/components/use-units';
import { amountText, amountTexts, listText } from '@/domain/impact/amount-text';
import savedDetailsStyles from './saved-details.module.css';

const { name: TITLE, ...facts } = HISTORY_COLUMNS;
const FACTS = Object.values(facts);

interface HistoryEntryProps {
  readonly row: HistoryRow;
  readonly now: number;
}

/**
 * A completion's row, with the member's note. Its name expands a second row with the full description and the savings.
 * The note's button shares a column with Undo, which shows for an hour.
 */
export function HistoryEntry({ row, now }: HistoryEntryProps) {
  const openNote = useNote();
  const isWaiting = useWaiting().some((action) => isAbout(action, row));
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const name = TITLE.valueOf(row);
  return (
    <>
      <tr className={styles.row}>
        <th scope="row" className={styles.title} dir="auto">
          {hasDetails(row) ? (
            <button
              type="button"
              className={styles.opener}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              <span>{name}</span>
              <Icon name="chevron" size={16} />
            </button>
          ) : (
            <span>{name}</span>
          )}
          {row.note && (
            <Text weight="text" maxWidth="28rem" dir="auto">
              {row.note}
            </Text>
          )}
          {isWaiting && (
            <Text size="xs" tone="soft" weight="text">
              {WAITING_TEXT}
            </Text>
          )}
        </th>
        {FACTS.map((column) => (
          <td key={column.heading} className={styles[column.kind]}>
            <Cell column={column} row={row} />
          </td>
        ))}
        <td className={styles.undo}>
          <Row align="center" justify="end" isOneLine className={styles.buttons}>
            {canUndo(row, now) && <UndoButton row={row} />}
            <IconButton
              aria-label={row.note ? `Change note on ${row.name}` : `Add a note to ${row.name}`}
              onClick={() => openNote({ row, name: row.name })}
            >
              <Icon name="edit" />
            </IconButton>
          </Row>
        </td>
      </tr>
      {isOpen && (
        <tr id={id} className={styles.details}>
          <td colSpan={FACTS.length + 2}>
            {row.description !== '' && (
              <Text maxWidth="44rem" dir="auto">
                {row.description}
              </Text>
            )}
            <SavedDetails row={row} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Undoes a completion. The button disappears with its row, which may be the last one, so the heading takes focus. */
export function UndoButton({ row }: { readonly row: HistoryRow }) {
  const { run } = useMemberAction();
  const { name } = row;
  return (
    <Button {...headingHome} variant="quiet" onClick={() => run(undoCompletion({ row, name }))}>
      Undo<VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </Button>
  );
}

/** Whether the completion has details that the row's cells don't show. */
function hasDetails({ description, task, impact }: HistoryRow): boolean {
  return description !== '' || task !== null || savedMeasures(impact).length > 0;
}

function Cell({ column, row }: { readonly column: HistoryColumn; readonly row: HistoryRow }) {
  if (column.kind === 'points') {
    const points = column.valueOf(row);
    return (
      <>
        <span>{numberText(points)}</span>
        <span className={styles.unit}>{points === 1 ? ' point' : ' points'}</span>
      </>
    );
  }
  const text = column.valueOf(row);
  return column.kind === 'day' ? <Day instant={text} /> : <bdi>{excerptOf(text)}</bdi>;
}

/** A stored instant as a day in the user's time zone, or 'Unknown' if it is invalid. */
export function Day({ instant }: { readonly instant: string }) {
  const text = dayText(instant);
  return text === '' ? <span>Unknown</span> : <time dateTime={instant}>{text}</time>;
}

/**
 * A completion's savings, which expand to assumptions and sources. A figure that its task no longer has, or whose task
 * was deleted, shows without them.
 */
function SavedDetails({ row: { impact, task } }: { readonly row: HistoryRow }) {
  const units = useUnits();
  const measures = savedMeasures(impact);
  if (measures.length === 0) {
    return (
      task && (
        <Text size="s" tone="soft">
          Not estimated
        </Text>
      )
    );
  }
  const now = impactOf(task);
  return (
    <details className={savedDetailsStyles.saved}>
      <summary>{`Saved about ${listText(amountTexts(impact, units))}`}</summary>
      <Stack as="ul" gap={2} className={savedDetailsStyles.figures}>
        {measures.map((measure) => (
          <li key={measure}>
            <strong>{`${amountText(measure, amountOf(impact, measure), units)} `}</strong>
            {amountOf(now, measure) === amountOf(impact, measure) ? (
              <Assumption
                assumption={task?.[`${measure}Assumption`] ?? ''}
                source={task?.[`${measure}Source`] ?? ''}
              />
            ) : (
              <span>
                Based on the estimate at the time, which has since changed or been removed.
              </span>
            )}
          </li>
        ))}
      </Stack>
    </details>
  );
}
