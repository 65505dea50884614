import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { Icon } from '@/components/icon';
import { CardGrid, CardGridSkeleton } from '@/components/card-grid';
import { DAILY_COUNT } from '@/domain/daily-count';
import { completeCount } from '@/domain/day-progress';
import { MINUTE_MS } from '@/domain/instant';
import type { Task } from '@/domain/task';
import { messageFor } from '@/lib/errors';
import { TaskSection } from '@/components/task-section';
import type { Home } from '@/data/home';
import { useNow } from '@/lib/use-now';
import { Countdown } from './countdown';
import { DayDone, useDayDoneAnnouncement } from './day-done';
import { type DailyTasks as Daily, useDailyTasks } from './use-daily-tasks';

interface DailyTasksProps {
  readonly home: Home;
  readonly query: UseQueryResult<Home>;
  readonly renderCard: (task: Task) => ReactNode;
}

/** 'Your Daily Tasks': the tasks, the countdown, and the refresh button (spec §2.4). */
export function DailyTasks({ home, query, renderCard }: DailyTasksProps) {
  const daily = useDailyTasks(home, query);
  const now = useNow(MINUTE_MS);
  const taskIds = daily.set.current.map(({ taskId }) => taskId);
  const isDone = completeCount(taskIds, home.completions, now) === DAILY_COUNT;
  useDayDoneAnnouncement(isDone);
  return (
    <TaskSection
      heading="Your Daily Tasks"
      lede={<RefreshState daily={daily} />}
      controls={
        <Button
          variant="secondary"
          busy={daily.assigning}
          busyLabel="Choosing new tasks…"
          onClick={daily.refresh}
        >
          <Icon name="refresh" />
          Refresh Daily Tasks
        </Button>
      }
    >
      {daily.error && (
        <Alert
          tone="error"
          title={daily.error.message}
          action={
            <Button variant="secondary" onClick={daily.refresh} disabled={daily.assigning}>
              Try again
            </Button>
          }
        >
          {reasonFor(daily)}
        </Alert>
      )}
      {isDone && <DayDone home={home} taskIds={taskIds} now={now} />}
      <Cards daily={daily} renderCard={renderCard} />
    </TaskSection>
  );
}

function RefreshState({ daily }: { readonly daily: Daily }) {
  if (daily.assignment.kind === 'keep') return <Countdown set={daily.set} />;
  if (daily.error) return <p>Couldn’t choose new tasks.</p>;
  return <p>Choosing new tasks…</p>;
}

function Cards({
  daily,
  renderCard,
}: Pick<DailyTasksProps, 'renderCard'> & { readonly daily: Daily }) {
  const { current } = daily.set;
  if (current.length === 0 && !daily.error) {
    return (
      <CardGridSkeleton
        isCompact
        columns={DAILY_COUNT}
        count={DAILY_COUNT}
        label="Choosing today’s tasks"
      />
    );
  }
  return (
    <CardGrid columns={DAILY_COUNT}>
      {current.map(({ id, task }) => (
        <Fragment key={id}>{renderCard(task)}</Fragment>
      ))}
    </CardGrid>
  );
}

function reasonFor({ error, set }: Daily): string {
  const kept = set.current.length > 0 ? ' Your current tasks are still here.' : '';
  const reason =
    error?.cause instanceof Error ? messageFor(error.cause) : 'Please try again later.';
  return `${reason}${kept}`;
}
