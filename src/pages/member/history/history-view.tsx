import { useDeferredValue, useState } from 'react';
import { Button, ButtonLink } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { Stack } from '@/components/layout';
import { LoadError, ReloadError } from '@/components/load-error';
import { Section } from '@/components/section';
import { Loading, Skeleton } from '@/components/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';
import { hasInvalidDates, type HistoryOrder, type HistoryRow } from '@/domain/history';
import type { History } from '@/data/use-history';
import { CorrectionNotes } from '@/features/completions/correction-notes';
import { loadMessageFor } from '@/lib/errors';
import { useOnline } from '@/lib/use-online';
import { paths } from '@/paths';
import { ExpiringSoon } from './expiring-soon';
import { HistoryRows } from './history-rows';
import { YearInReview } from './year-in-review';
import { TaskLine, TaskLines } from '@/components/task-lines';
import { useSettled } from '@/components/use-settled';
import { dayText } from '@/domain/instant';

const NEWEST_FIRST: HistoryOrder = { column: 'completedDate', descending: true };
const NEXT_TO_EXPIRE: HistoryOrder = { column: 'expirationDate', descending: false };

interface HistoryViewProps {
  readonly history: History;
  readonly onUndo: (row: HistoryRow) => void;
}

/** The history: loading, failed, empty or shown (spec §2.4 'History'). */
export function HistoryView({ history, onUndo }: HistoryViewProps) {
  const { rows, expired, now, error, isGrowing, retry } = history;
  const isOnline = useOnline();
  // Without a connection, the notice above the page is enough if the whole history is here.
  const isIncomplete = error !== null && (isOnline || isGrowing);
  // The first rows render in small steps, so that they don't block the page in one long task.
  const isReady = useDeferredValue(rows !== undefined);
  if (error && !rows) {
    return (
      <LoadError
        title="Failed to load task history"
        message={loadMessageFor(error)}
        onRetry={retry}
      />
    );
  }
  if (!rows || !isReady) return <HistorySkeleton />;
  if (history.year?.length === 0 && !isIncomplete) return <NothingYet />;
  // Every total leaves out those without valid dates.
  const year = history.year?.filter((row) => !hasInvalidDates(row, now));
  return (
    <Stack gap={6}>
      {isIncomplete && (
        <ReloadError
          title="Failed to load task history"
          message={`${loadMessageFor(error)} Some entries may be missing below.`}
          onRetry={retry}
        />
      )}
      <ValidRows rows={rows} now={now} isGrowing={isGrowing && !error} onUndo={onUndo} />
      <ExpiredRows rows={expired} above={rows.length} onUndo={onUndo} />
      {year && <YearInReview rows={year} now={now} record={history.record} away={history.away} />}
      {year && <CorrectionNotes rows={year} />}
    </Stack>
  );
}

interface ValidRowsProps extends Pick<History, 'now' | 'isGrowing'> {
  readonly rows: readonly HistoryRow[];
  readonly onUndo: (row: HistoryRow) => void;
}

/** The completions whose points count, those that expire soon first. */
function ValidRows({ rows, isGrowing, ...shown }: ValidRowsProps) {
  const [order, setOrder] = useState(NEWEST_FIRST);
  const [page, setPage] = useState(0);
  const sortBy = (next: HistoryOrder) => {
    setOrder(next);
    setPage(0);
  };
  return (
    <>
      <ExpiringSoon rows={rows} now={shown.now} onShowAll={() => sortBy(NEXT_TO_EXPIRE)} />
      <Section id="valid-now" heading="Active points">
        {rows.length === 0 && !isGrowing ? (
          <EmptyState
            title="No active points"
            action={<ButtonLink to={paths.userLanding}>See your daily tasks</ButtonLink>}
          >
            Points from your earlier tasks have expired. Complete a task to start your score again.
          </EmptyState>
        ) : (
          <HistoryRows
            rows={rows}
            order={order}
            onOrder={sortBy}
            page={page}
            onPage={setPage}
            isGrowing={isGrowing}
            {...shown}
          />
        )}
      </Section>
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title="Nothing completed yet"
      action={<ButtonLink to={paths.userLanding}>See your daily tasks</ButtonLink>}
    >
      Completed tasks appear here as long as their points count.
    </EmptyState>
  );
}

function HistorySkeleton() {
  return (
    <Stack gap={2}>
      <Loading>Loading your history</Loading>
      {Array.from({ length: 8 }, (_, at) => (
        <Skeleton key={at} height="2.75rem" />
      ))}
    </Stack>
  );
}

interface ExpiredRowsProps {
  readonly rows: readonly HistoryRow[];
  /** How many rows are listed above, which moves these. */
  readonly above: number;
  readonly onUndo: (row: HistoryRow) => void;
}

/** Tasks checked in late whose points have expired by now, each with Undo (D28); nothing if there are none. */
function ExpiredRows({ rows, above, onUndo }: ExpiredRowsProps) {
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
