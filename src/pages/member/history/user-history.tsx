import { useDeferredValue } from 'react';
import { ButtonLink } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { Stack } from '@/components/layout';
import { LoadError, ReloadError } from '@/components/load-error';
import { Section } from '@/components/section';
import { Skeletons } from '@/components/skeleton';
import { hasInvalidDates } from '@/domain/completion';
import type { HistoryRow } from '@/domain/history';
import { useHistory } from '@/data/use-history';
import { useHome } from '@/data/use-home';
import { CorrectionNotes } from '@/features/completions/correction-notes';
import { loadMessageFor } from '@/lib/errors';
import { useOnline } from '@/lib/use-online';
import { paths } from '@/paths';
import { UndoButton } from './history-entry';
import { ValidRows } from './history-rows';
import { YearInReview } from './year-in-review';
import { TaskLine, TaskLines } from '@/components/task-lines';
import { dayText } from '@/domain/instant';
import { Page } from '@/components/page';
import { NoteProvider } from '@/features/completions/note-dialog';
import { useCorrections } from '@/features/completions/use-corrections';

/** /userhistory: completed tasks that are still valid (spec §2.4 'History'). */
export function UserHistoryPage() {
  return (
    <Page
      width="wide"
      title="Your history"
      lede="Completed tasks whose points still count, and your past year."
    >
      <NoteProvider>
        <HistoryView />
      </NoteProvider>
    </Page>
  );
}

/** The history: loading, failed, empty or shown (spec §2.4 'History'). */
function HistoryView() {
  const { home, problem, retry: readHome } = useHome();
  const history = useHistory(home);
  const { year: all, rows, expired, now } = history;
  useCorrections(home?.member.record, all ?? []);
  const error = history.error ?? (home ? null : problem);
  const retry = () => {
    if (!home) readHome();
    history.retry();
  };
  const isOnline = useOnline();
  // Without a connection, the notice above the page is enough.
  const isIncomplete = error !== null && isOnline;
  // The rows render in small steps, to avoid one long task that would block the page.
  const isReady = useDeferredValue(all !== undefined);
  if (error && !all) {
    return (
      <LoadError
        title="Failed to load task history"
        message={loadMessageFor(error)}
        onRetry={retry}
      />
    );
  }
  if (!home || !all || !isReady) return <HistorySkeleton />;
  if (all.length === 0 && !isIncomplete) return <NothingYet isNew={!home.member.level} />;
  // Every total leaves out completions with invalid dates.
  const year = all.filter((row) => !hasInvalidDates(row, now));
  return (
    <Stack gap={6}>
      {isIncomplete && (
        <ReloadError
          title="Failed to load task history"
          message={`${loadMessageFor(error)} Some entries may be missing below.`}
          onRetry={retry}
        />
      )}
      <ValidRows rows={rows} now={now} />
      <ExpiredRows rows={expired} />
      <YearInReview rows={year} now={now} home={home} />
      <CorrectionNotes rows={year} />
    </Stack>
  );
}

function NothingYet({ isNew }: { readonly isNew: boolean }) {
  return (
    <EmptyState
      title={isNew ? 'Nothing completed yet' : 'Nothing completed in the past year'}
      action={<ButtonLink to={paths.userLanding}>See your daily tasks</ButtonLink>}
    >
      Completed tasks appear here as long as their points count.
    </EmptyState>
  );
}

function HistorySkeleton() {
  return (
    <Stack gap={2}>
      <Skeletons count={8} label="Loading your history" height="2.75rem" />
    </Stack>
  );
}

/** Tasks checked in late whose points have already expired, each with Undo (D28); nothing if there are none. */
function ExpiredRows({ rows }: { readonly rows: readonly HistoryRow[] }) {
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
            action={<UndoButton row={row} />}
          />
        ))}
      </TaskLines>
    </Section>
  );
}
