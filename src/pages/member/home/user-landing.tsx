import { useDeferredValue } from 'react';
import { LoadError, ReloadError } from '@/components/load-error';
import { Page } from '@/components/page';
import { NoteProvider } from '@/features/completions/note-dialog';
import { useHome, type HomeState } from '@/data/use-home';
import { CardGridSkeleton } from '@/components/card-grid';
import { Stack } from '@/components/layout';
import { Skeleton } from '@/components/skeleton';
import { expirationsOf } from '@/domain/completion';
import { DAILY_COUNT } from '@/domain/daily-count';
import { usePrefetchPictureSigner } from '@/data/use-picture';
import styles from './home.module.css';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { MINUTE_MS } from '@/domain/instant';
import { useCorrections } from '@/features/completions/use-corrections';
import { paths } from '@/paths';
import { DailyTasks } from './daily-tasks/daily-tasks';
import { GoalTasks } from './goal-tasks';
import { LateCheckIn } from './late-check-in/late-check-in';
import { ScoreBar } from './score/score-bar';
import type { Home } from '@/data/home';
import { useRefused } from '@/data/refused';
import { loadMessageFor, NoProfileError } from '@/lib/errors';
import { useNow } from '@/lib/use-now';
import { useOnline } from '@/lib/use-online';
import { useDay } from './use-day';
import { awayOn } from '@/domain/away';
import { calendarDayOf } from '@/domain/calendar-day';
import { awayText } from '@/features/away/away-text';
import { comeBack } from '@/features/away/come-back';
import { useMemberAction } from '@/features/use-member-action';

/** /userlanding: the user's day (spec §2.4 'User landing'). */
export function UserLandingPage() {
  const state = useHome();
  const { home, problem, retry } = state;
  // The first content renders in small steps, to avoid one long task that would block the page.
  const isReady = useDeferredValue(home !== undefined);
  return (
    <Page width="wide" title="Your Home" isCompact>
      {home && isReady ? (
        <NoteProvider>
          <HomeView home={home} state={state} />
        </NoteProvider>
      ) : problem ? (
        <LoadError {...homeProblem(problem)} onRetry={retry} />
      ) : (
        <HomeSkeleton />
      )}
    </Page>
  );
}

function HomeSkeleton() {
  usePrefetchPictureSigner();
  return (
    <Stack gap={3} className={styles.home}>
      <div className={styles.scorePlace}>
        <Skeleton height="100%" radius="var(--radius-leaf)" />
      </div>
      <div className={styles.headingPlace}>
        <Skeleton width="16rem" height="3rem" />
      </div>
      <CardGridSkeleton layout="daily" count={DAILY_COUNT} label="Loading your tasks" />
    </Stack>
  );
}

interface HomeViewProps {
  readonly home: Home;
  readonly state: HomeState;
}

/** A member's home: score, daily tasks, and two lists of goals. */
function HomeView({ home, state }: HomeViewProps) {
  const { query } = state;
  // Without a connection, the notice above the page is enough.
  const isOnline = useOnline();
  useCorrections(home.member.record, home.completions);
  const { last } = home.member.record;
  const now = useNow(MINUTE_MS, expirationsOf(home.completions));
  const day = useDay(home, now);
  const [refused, dismissRefused] = useRefused();
  const outdated = state.problem && homeProblem(state.problem);
  return (
    <Stack gap={3} className={styles.home}>
      {outdated && isOnline && (
        // Cached content is still useful, but the user must know that it may be outdated.
        <ReloadError
          tone="warning"
          title={outdated.title}
          message={`${outdated.message} You’re seeing your last visit’s data.`}
          isBusy={query.isFetching}
          onRetry={state.retry}
        />
      )}
      {refused.length > 0 && (
        <Alert tone="warning" title="Some changes couldn’t be saved" onDismiss={dismissRefused}>
          {[...new Set(refused)].map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Alert>
      )}
      {home.settings.away && <AwayNote away={home.settings.away} />}
      <ScoreBar home={home} day={day} now={now} />
      <DailyTasks home={home} day={day} query={query} />
      {last && <LateCheckIn home={home} lastWindow={last} />}
      <Stack gap={7} above={6}>
        <GoalTasks
          heading="Do a Little More"
          lede="Tasks for a free afternoon. Choose them at your own pace."
          difficulty="Medium"
          managePath={paths.mediumTasks}
          home={home}
        />
        <GoalTasks
          heading="Long Term Goals"
          lede="Bigger changes. They stay here until you’re ready."
          difficulty="Strategic"
          managePath={paths.strategicTasks}
          home={home}
        />
      </Stack>
    </Stack>
  );
}

interface AwayNoteProps {
  /** The member's stored times away. */
  readonly away: string;
}

/** A notice on the home page that the member is away, with a button to end that (D110). */
function AwayNote({ away: stored }: AwayNoteProps) {
  const today = calendarDayOf(useNow(MINUTE_MS));
  const away = awayOn(stored, today);
  const { run, isPending } = useMemberAction();
  if (!away) return null;
  return (
    <Alert
      tone="info"
      action={
        <Button variant="secondary" busy={isPending} onClick={() => run(comeBack(stored, today))}>
          I’m back
        </Button>
      }
    >
      {`${awayText(away)} Your streak waits for you. Points expire as usual.`}
    </Alert>
  );
}

/** The message when the home page couldn't be loaded (spec §8 'No profile'). */
function homeProblem(error: Error): { title: string; message: string } {
  if (error instanceof NoProfileError) {
    return { title: error.message, message: 'We create one on your first visit. Try again.' };
  }
  return { title: 'Couldn’t load your tasks', message: loadMessageFor(error) };
}
