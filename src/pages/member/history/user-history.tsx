import { useDeferredValue } from 'react';
import { Button, ButtonLink } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { Stack } from '@/components/layout';
import { LoadError, ReloadError } from '@/components/load-error';
import { Section } from '@/components/section';
import { Loading, Skeleton } from '@/components/skeleton';
import { VisuallyHidden } from '@/components/visually-hidden';
import { hasInvalidDates, type HistoryRow } from '@/domain/history';
import type { Home } from '@/data/home';
import { useHistory } from '@/data/use-history';
import { useHome } from '@/data/use-home';
import { CorrectionNotes } from '@/features/completions/correction-notes';
import { loadMessageFor } from '@/lib/errors';
import { useOnline } from '@/lib/use-online';
import { paths } from '@/paths';
import { ValidRows } from './history-rows';
import { YearInReview } from './year-in-review';
import { TaskLine, TaskLines } from '@/components/task-lines';
import { dayText } from '@/domain/instant';
import { Page } from '@/components/page';
import { NoteProvider } from '@/features/completions/note-dialog';
import { useCorrections } from '@/features/completions/use-corrections';
import { undoCompletion } from '@/features/completions/completion-actions';
import { useMemberAction } from '@/features/use-member-action';

/** /userhistory: completed tasks that are still valid (spec §2.4 'History'). */
export function UserHistoryPage() {
  const { home, problem, retry } = useHome();
  const history = useHistory(home);
  useCorrections(home?.member.record, history.year ?? []);
  const { run } = useMemberAction();
  const undoRow = (row: HistoryRow) => {
    // The focused button disappears with its row, which may be the last one.
    document.querySelector('h1')?.focus({ preventScroll: true });
    run(undoCompletion({ row, name: row.name }));
  };
  return (
    <Page
      width="wide"
      title="Your history"
      lede="Completed tasks whose points still count, and your past year."
    >
      <NoteProvider>
        <HistoryView
          {...history}
          home={home}
          error={history.error ?? (home ? null : problem)}
          retry={() => {
            if (!home) retry();
            history.retry();
          }}
          onUndo={undoRow}
        />
      </NoteProvider>
    </Page>
  );
}

interface HistoryViewProps extends ReturnType<typeof useHistory> {
  readonly home: Home | undefined;
  readonly onUndo: (row: HistoryRow) => void;
}

/** The history: loading, failed, empty or shown (spec §2.4 'History'). */
function HistoryView({ home, error, retry, onUndo, ...history }: HistoryViewProps) {
  const { rows, expired, now, isGrowing } = history;
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
  if (!home || !rows || !isReady) return <HistorySkeleton />;
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
      <ExpiredRows rows={expired} onUndo={onUndo} />
      {year && <YearInReview rows={year} now={now} home={home} />}
      {year && <CorrectionNotes rows={year} />}
    </Stack>
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
  readonly onUndo: (row: HistoryRow) => void;
}

/** Tasks checked in late whose points have expired by now, each with Undo (D28); nothing if there are none. */
function ExpiredRows({ rows, onUndo }: ExpiredRowsProps) {
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
              <Button variant="quiet" onClick={() => onUndo(row)}>
                Undo<VisuallyHidden>{` ${row.name}`}</VisuallyHidden>
              </Button>
            }
          />
        ))}
      </TaskLines>
    </Section>
  );
}
