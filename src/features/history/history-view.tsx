import { useState } from 'react';
import { Alert } from '@/components/alert';
import { Button, ButtonLink } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { type HistoryOrder, orderedHistory } from '@/domain/history';
import { messageFor } from '@/lib/errors';
import { useMedia } from '@/lib/use-media';
import { paths } from '@/paths';
import { HistorySkeleton } from './history-skeleton';
import { HistoryList } from './history-list';
import { HistoryTable } from './history-table';
import styles from './history.module.css';
import { Pager } from './pager';
import type { History } from './use-history';

const ROWS_PER_PAGE = 50;
const PHONE = '(width < 48rem)';
const NEWEST_FIRST: HistoryOrder = { column: 'completedDate', descending: true };

/** The history in every state that a list has (spec §2.4 'History'). */
export function HistoryView({ history }: { readonly history: History }) {
  const { rows, error, isGrowing, retry } = history;
  if (!rows) {
    if (!error) return <HistorySkeleton />;
    return (
      <ErrorState title="Failed to load task history" message={messageFor(error)} onRetry={retry} />
    );
  }
  if (rows.length === 0 && !isGrowing && !error) return <NothingYet />;
  return (
    <div className={styles.history}>
      {error && (
        <Alert
          tone="error"
          title="Failed to load task history"
          action={
            <Button variant="secondary" onClick={retry}>
              Try again
            </Button>
          }
        >
          {messageFor(error)} Some entries may be missing below.
        </Alert>
      )}
      <OrderedRows rows={rows} isGrowing={isGrowing && !error} />
    </div>
  );
}

function OrderedRows({
  rows,
  isGrowing,
}: Pick<History, 'isGrowing'> & { rows: NonNullable<History['rows']> }) {
  const [order, setOrder] = useState(NEWEST_FIRST);
  const [page, setPage] = useState(0);
  const Rows = useMedia(PHONE) ? HistoryList : HistoryTable;
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_PER_PAGE));
  const current = Math.min(page, pages - 1);
  const first = current * ROWS_PER_PAGE;
  const reorder = (next: HistoryOrder) => {
    setOrder(next);
    setPage(0);
  };
  return (
    <>
      <Rows
        rows={orderedHistory(rows, order).slice(first, first + ROWS_PER_PAGE)}
        order={order}
        onOrder={reorder}
      />
      <output className={styles.count}>
        {rows.length} completed {rows.length === 1 ? 'task' : 'tasks'} still valid
        {isGrowing ? ', and more on the way…' : ''}
      </output>
      {pages > 1 && <Pager page={current} pages={pages} onPage={setPage} />}
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title="Nothing completed yet"
      action={<ButtonLink to={paths.userLanding}>See your daily tasks</ButtonLink>}
    >
      Tasks that you complete appear here for as long as their points count.
    </EmptyState>
  );
}
