import { useMemo } from 'react';
import { Pager } from '@/components/pager';
import { Text } from '@/components/text';
import { useSettled } from '@/components/use-settled';
import {
  HISTORY_COLUMN_NAMES,
  HISTORY_COLUMNS,
  type HistoryColumnName,
  type HistoryOrder,
  type HistoryRow,
  sortHistory,
} from '@/domain/history';
import { HistoryEntry, type HistoryEntryProps } from './history-entry';
import { Icon } from '@/components/icon';
import { VisuallyHidden } from '@/components/visually-hidden';
import hidden from '@/components/visually-hidden.module.css';
import styles from './history-table.module.css';
import { useUnits } from '@/components/use-units';
import { listText, sumText } from '@/domain/impact/amount-text';
import { amountOf, savedMeasures, totalImpact } from '@/domain/impact/impact';

const ROWS_PER_PAGE = 50;

interface HistoryRowsProps extends Pick<HistoryEntryProps, 'now' | 'onUndo'> {
  readonly rows: readonly HistoryRow[];
  readonly order: HistoryOrder;
  readonly onOrder: (order: HistoryOrder) => void;
  /** Counted from 0; the last one is shown if it doesn't exist. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly isGrowing: boolean;
}

/**
 * The valid completions, fifty a page, as a table whose headings sort it (spec §2.4), and what they saved together. On a
 * phone, its rows are blocks of two lines (D52).
 */
export function HistoryRows(props: HistoryRowsProps) {
  const { rows, order, onOrder, page, onPage, isGrowing, ...entry } = props;
  const ordered = useMemo(() => sortHistory(rows, order), [rows, order]);
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_PER_PAGE));
  const current = Math.min(page, pages - 1);
  const first = current * ROWS_PER_PAGE;
  const listed = ordered.slice(first, first + ROWS_PER_PAGE);
  const isSettled = useSettled(listed.map(({ id }) => id).join());
  return (
    <>
      <table className={styles.table}>
        <caption className={hidden.hidden}>Completed tasks that are still valid</caption>
        <thead>
          <tr>
            {HISTORY_COLUMN_NAMES.map((column) => (
              <ColumnHeading key={column} column={column} order={order} onOrder={onOrder} />
            ))}
            <td className={styles.undo}>
              <VisuallyHidden>Note and undo</VisuallyHidden>
            </td>
          </tr>
        </thead>
        <tbody>
          {listed.map((row) => (
            <HistoryEntry key={row.id} row={row} isSettled={isSettled} {...entry} />
          ))}
        </tbody>
      </table>
      <Text as="output" size="s" tone="soft">
        {`${rows.length} completed ${rows.length === 1 ? 'task' : 'tasks'} still valid${isGrowing ? ', loading more…' : ''}`}
      </Text>
      <SavedByListed rows={listed} />
      {pages > 1 && <Pager label="History pages" page={current} pages={pages} onPage={onPage} />}
    </>
  );
}

interface ColumnHeadingProps extends Pick<HistoryRowsProps, 'order' | 'onOrder'> {
  readonly column: HistoryColumnName;
}

function ColumnHeading({ column, order, onOrder }: ColumnHeadingProps) {
  const isSorted = order.column === column;
  const direction = order.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <button
        type="button"
        className={styles.sort}
        data-direction={isSorted ? direction : undefined}
        onClick={() => onOrder({ column, descending: isSorted && !order.descending })}
      >
        <span>{HISTORY_COLUMNS[column].heading}</span>
        <Icon name="chevron" size={16} />
      </button>
    </th>
  );
}

/** What the listed completions saved, as the sum of the amounts they show, so that it can be added up by hand. */
function SavedByListed({ rows }: { readonly rows: readonly HistoryRow[] }) {
  const units = useUnits();
  const measures = savedMeasures(totalImpact(rows.map(({ impact }) => impact)));
  if (measures.length === 0) return null;
  const texts = measures.map((measure) =>
    sumText(
      measure,
      rows.map(({ impact }) => amountOf(impact, measure)),
      units,
    ),
  );
  return (
    <Text size="s" tone="soft">
      {`Sum of the tasks listed here: ${listText(texts)}`}
    </Text>
  );
}
