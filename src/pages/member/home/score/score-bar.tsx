import { useDeferredValue, useRef } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '@/components/class-names';
import { Growth } from '@/components/growth';
import { Stack } from '@/components/layout';
import { VisuallyHidden } from '@/components/visually-hidden';
import { activeDays, savedIn } from '@/domain/actions/shown';
import { awayDays } from '@/domain/away';
import { countdownParts, secondsLeft } from '@/domain/daily-assignment';
import { DAILY_COUNT } from '@/domain/daily-count';
import { doneText, streakStatus } from '@/domain/day-progress';
import { MINUTE_MS, soonText } from '@/domain/instant';
import { expiringPoints, EXPIRY_NOTICE_DAYS, susScore } from '@/domain/score';
import type { SavingsTexts } from '@/domain/impact/headline';
import { FORGIVEN_TEXT } from '@/domain/streak';
import { waitingText } from '@/domain/waiting';
import { paths } from '@/paths';
import type { Home } from '@/data/home';
import { useNow } from '@/lib/use-now';
import type { Day } from '@/pages/member/home/use-day';
import scoreStyles from '@/components/score.module.css';
import styles from './score-bar.module.css';
import { ShareLinks } from './share-links';
import { useUnits } from '@/components/use-units';
import { savedLately } from '@/domain/impact/home-savings';

interface ScoreBarProps {
  readonly home: Home;
  readonly day: Day;
  readonly waiting: number;
}

/**
 * The SusScore, the level and the streak, linked to the history; the day's progress, what waits
 * for a connection or else expires next, and links to share (spec §2.4, D4, D15, D25).
 */
export function ScoreBar({ home, day, waiting }: ScoreBarProps) {
  const now = useNow(MINUTE_MS);
  const plant = useRef<SVGSVGElement>(null);
  const score = susScore(home.completions, now);
  const level = home.profile.level ?? 0;
  const saved = useSaved(home, now);
  const streak = streakStatus(activeDays(home.member), now, awayDays(home.profile.away));
  return (
    <div className={classNames(styles.bar, day.isCelebrated && styles.celebrated)}>
      <Link className={styles.figures} to={paths.userHistory}>
        {/* A new key replays the animation when the level changes. */}
        <span key={level} className={styles.plant}>
          <Growth ref={plant} level={level} size={52} />
        </span>
        <Figure name="SusScore" value={String(score)} />
        <Figure name="Level" value={String(level)} />
        <span className={styles.streak}>
          {streak.isLost ? (
            <span className={styles.lost}>{`${streak.text} `}</span>
          ) : (
            <Figure name="Streak" value={streak.text} />
          )}
        </span>
        <span className={styles.more}>
          <VisuallyHidden onNarrowScreens>See your history</VisuallyHidden>
        </span>
      </Link>
      <Stack gap={1} className={styles.day}>
        <DayProgress day={day} />
        <p className={styles.expiry}>
          {waiting > 0
            ? waitingText(waiting)
            : day.isAllDone
              ? nextTasksText(secondsLeft(home.set, now))
              : streak.isForgiven
                ? FORGIVEN_TEXT
                : expiryText(score, expiringPoints(home.completions, now), now)}
        </p>
      </Stack>
      <p className={styles.saved}>
        {saved !== undefined && (
          <Link className={styles.impact} to={paths.impact}>
            {/* A new key writes the line anew, so that none of its words moves. */}
            {saved ? <SavedText key={saved.texts[0]} {...saved} /> : 'Your impact so far'}
          </Link>
        )}
      </p>
      <div className={styles.share}>
        <ShareLinks score={score} level={level} saved={saved ?? undefined} plant={plant} />
      </div>
    </div>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  const [number, unit] = value.split(' ');
  return (
    <span className={styles.figure}>
      <span className={scoreStyles.name}>{`${name} `}</span>
      <span key={value} className={styles.value}>
        <strong className={classNames(scoreStyles.number, styles.number)}>{number}</strong>
        <span className={styles.unit}>{unit === undefined ? ' ' : ` ${unit} `}</span>
      </span>
    </span>
  );
}

function DayProgress({ day: { done, isAllDone } }: Pick<ScoreBarProps, 'day'>) {
  return (
    <p className={classNames(scoreStyles.progress, styles.progress)}>
      <span className={styles.marks} aria-hidden="true">
        {Array.from({ length: DAILY_COUNT }, (_, at) => (
          <span
            key={at}
            className={classNames(scoreStyles.leaf, styles.mark)}
            data-done={at < done}
          />
        ))}
      </span>
      <span>{isAllDone ? 'All done for today' : doneText(done)}</span>
    </p>
  );
}

function SavedText({ period, texts: [headline, ...others] }: SavingsTexts) {
  return (
    <>
      <span>{`${period}: you saved about ${headline}`}</span>
      <VisuallyHidden onNarrowScreens>{others.map((text) => ` · ${text}`).join('')}</VisuallyHidden>
    </>
  );
}

function nextTasksText(seconds: number): string {
  const [hours, minutes] = countdownParts(seconds);
  return `Next tasks in ${hours}h ${minutes}m`;
}

function expiryText(
  score: number,
  expiring: ReturnType<typeof expiringPoints>,
  now: number,
): string {
  if (expiring) {
    const points = expiring.points === 1 ? '1 point expires' : `${expiring.points} points expire`;
    return `${points} within ${EXPIRY_NOTICE_DAYS} days, starting ${soonText(expiring.firstAt, now)}`;
  }
  return score === 0
    ? 'Complete a task to earn your first points'
    : `No points expire within ${EXPIRY_NOTICE_DAYS} days`;
}

/**
 * Returns what the account saved lately; null if that is nothing, undefined until the page's first content, which doesn't
 * wait for it, is there.
 */
function useSaved(home: Home, now: number): SavingsTexts | null | undefined {
  const units = useUnits();
  const isReady = useDeferredValue(true, false);
  const { completions: rows, member } = home;
  if (rows.length === 0 && member.record.saved.since === null) return null;
  if (!isReady) return undefined;
  return savedLately({ rows, saved: savedIn(member), units }, now) ?? null;
}
