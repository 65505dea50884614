import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { Alert } from '@/components/alert';
import { announce } from '@/components/announcer';
import { Button } from '@/components/button';
import { CardGrid, CardGridSkeleton } from '@/components/card-grid';
import { focusHome } from '@/components/focus-home';
import { Icon } from '@/components/icon';
import { TaskSection } from '@/components/task-section';
import { Text } from '@/components/text';
import type { Home } from '@/data/home';
import { offeredTasksQuery } from '@/data/tasks';
import type { HomeState } from '@/data/use-home';
import { asideIds } from '@/domain/actions/daily';
import { countdownParts, type DailySet, secondsLeft } from '@/domain/daily-assignment';
import { DAILY_COUNT } from '@/domain/daily-count';
import { SECOND_MS } from '@/domain/instant';
import type { Task } from '@/domain/task';
import { useMemberAction } from '@/features/use-member-action';
import { useAppBadge } from '@/lib/app-badge';
import { messageFor } from '@/lib/errors';
import { useNow } from '@/lib/use-now';
import { CardMenu } from '@/pages/member/home/card-menu/card-menu';
import { TaskCard } from '@/pages/member/home/completions/task-card';
import type { Day } from '@/pages/member/home/use-day';
import { useNewcomer, Welcome } from '@/pages/member/home/welcome/newcomer';
import { paths } from '@/paths';
import { useAccount } from '@/session/session';
import { swapTask } from './swap';
import { useDailyTasks } from './use-daily-tasks';
import styles from './daily-tasks.module.css';

interface DailyTasksProps {
  readonly home: Home;
  readonly day: Day;
  readonly query: HomeState['query'];
}

/** 'Your Daily Tasks': the tasks, the countdown, and the refresh button (spec §2.4). */
export function DailyTasks({ home, day, query }: DailyTasksProps) {
  const daily = useDailyTasks(home, query);
  const { isOpen: isWelcomed, ...newcomer } = useNewcomer(home);
  const { isChoosing } = newcomer;
  useAppBadge(day.badge);
  useEffect(() => {
    if (day.isCelebrated) announce('All done for today! All daily tasks are complete.');
  }, [day.isCelebrated]);
  const { tasks, number, isComplete: canSwap } = home.set;
  const isBusy = daily.assigning || isChoosing;
  return (
    <TaskSection
      heading="Your Daily Tasks"
      lede={isChoosing || daily.isDue ? <p>{waitingText(daily)}</p> : <Countdown set={home.set} />}
      controls={
        <Button
          variant="quiet"
          className={styles.refresh}
          busy={isBusy}
          busyLabel="Choosing…"
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
            <Button variant="secondary" onClick={daily.retry} disabled={isBusy}>
              Try again
            </Button>
          }
        >
          {reasonFor(daily.error, tasks.length > 0)}
        </Alert>
      )}
      <div {...focusHome} className={day.isCelebrated ? styles.celebrated : undefined}>
        {/* Nobody should start with a task that is about to be replaced. */}
        {isChoosing || (tasks.length === 0 && !daily.error) ? (
          <CardGridSkeleton layout="daily" count={DAILY_COUNT} label="Choosing today’s tasks" />
        ) : (
          <CardGrid layout="daily">
            {tasks.map((task) => (
              // A new set gets new cards; a swapped-in task reuses the card it replaces.
              <TaskCard
                key={`${number} ${home.member.record.set.tasks.indexOf(task.id)}`}
                task={task}
                home={home}
                menu={canSwap && <SwapMenu task={task} />}
              />
            ))}
          </CardGrid>
        )}
      </div>
      <SetAsideNote home={home} />
      {isWelcomed && <Welcome {...newcomer} />}
    </TaskSection>
  );
}

function waitingText({ isOffline, error }: ReturnType<typeof useDailyTasks>): string {
  if (isOffline) return 'You’ll get new tasks when you’re back online.';
  return error ? 'Couldn’t choose new tasks.' : 'Choosing new tasks…';
}

// Explains why a task that the user has set aside is back (D27).
function SetAsideNote({ home }: { readonly home: Home }) {
  const setAside = asideIds(home.member);
  const back = home.set.tasks.filter(({ id }) => setAside.includes(id));
  if (back.length === 0) return null;
  return (
    <Text size="s" tone="soft" above={3}>
      You set{' '}
      <span>
        {back.map(({ id, name }, at) => (
          <span key={id}>
            <span>{at > 0 && ' and '}</span>“<bdi>{name}</bdi>”
          </span>
        ))}
      </span>{' '}
      aside, but too few other daily tasks are left.{' '}
      <Link to={paths.setAside}>See what you set aside</Link>
    </Text>
  );
}

function reasonFor({ cause }: Error, hasTasks: boolean): string {
  const reason = cause instanceof Error ? messageFor(cause) : 'Please try again later.';
  return `${reason}${hasTasks ? ' Your current tasks are still here.' : ''}`;
}

/** The refresh countdown, updated every second (spec §4). Screen readers read it only on demand. */
export function Countdown({ set }: { readonly set: Pick<DailySet, 'start'> }) {
  const [hours, minutes, seconds] = countdownParts(secondsLeft(set, useNow(SECOND_MS)));
  return (
    <p>
      New tasks in{' '}
      <Text
        as="time"
        tone="ink"
        weight="bold"
        isTabular
        isOneLine
        role="timer"
        aria-live="off"
        dateTime={`PT${hours}H${minutes}M${seconds}S`}
      >
        {`${hours}h ${minutes}m ${seconds}s`}
      </Text>
    </p>
  );
}

const choices = [
  { text: 'Swap for another', icon: 'refresh', reason: undefined },
  { text: 'I already do this', icon: 'check', reason: 'doing' },
  { text: 'Not for me', icon: 'close', reason: 'unsuited' },
] as const;

/** The menu of a daily card: swaps the task, and can set it aside (D27). */
function SwapMenu({ task }: { readonly task: Task }) {
  const client = useQueryClient();
  const { id } = useAccount();
  const { run } = useMemberAction();
  return (
    <CardMenu
      name={task.name}
      entries={choices.map(({ text, icon, reason }) => ({
        text,
        icon,
        onClick: () => run(swapTask({ task, reason })),
      }))}
      // So that the next task shows at once.
      onOpen={() => void client.prefetchQuery(offeredTasksQuery(id, 'Daily'))}
    />
  );
}
