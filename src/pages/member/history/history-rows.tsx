import { useMemo } from 'react';
import { Pager } from '@/components/pager';
import { Text } from '@/components/text';
import { useSettled } from '@/components/use-settled';
import { type HistoryOrder, type HistoryRow, sortHistory } from '@/domain/history';
import type { HistoryEntryProps } from './history-entry';
import { HistoryTable } from './history-table';
import { SavedByListed } from './saved-by-listed';

const ROWS_PER_PAGE = 50;

interface HistoryRowsProps extends Pick<HistoryEntryProps, 'now' | 'onUndo' | 'onNote'> {
  readonly rows: readonly HistoryRow[];
  readonly order: HistoryOrder;
  readonly onOrder: (order: HistoryOrder) => void;
  /** Counted from 0; the last one is shown if it doesn't exist. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** True while more rows are loading. */
  readonly isGrowing: boolean;
}

/** The valid completions, fifty a page, and what they saved together. */
export function HistoryRows(props: HistoryRowsProps) {
  const { rows, order, onOrder, page, onPage, isGrowing, now, onUndo, onNote } = props;
  const ordered = useMemo(() => sortHistory(rows, order), [rows, order]);
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_PER_PAGE));
  const current = Math.min(page, pages - 1);
  const first = current * ROWS_PER_PAGE;
  const listed = ordered.slice(first, first + ROWS_PER_PAGE);
  const isSettled = useSettled(listed.map(({ id }) => id).join());
  return (
    <>
      <HistoryTable
        rows={listed}
        order={order}
        onOrder={onOrder}
        now={now}
        isSettled={isSettled}
        onUndo={onUndo}
        onNote={onNote}
      />
      <Text as="output" size="s" tone="soft">
        {`${rows.length} completed ${rows.length === 1 ? 'task' : 'tasks'} still valid${isGrowing ? ', loading more…' : ''}`}
      </Text>
      <SavedByListed rows={listed} />
      {pages > 1 && <Pager label="History pages" page={current} pages={pages} onPage={onPage} />}
    </>
  );
}
