import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '@/components/class-names';
import { Growth } from '@/components/growth';
import { Row, Stack } from '@/components/layout';
import scoreStyles from '@/components/score.module.css';
import { Text } from '@/components/text';
import { useUnits } from '@/components/use-units';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { Home } from '@/data/home';
import { activeDays, lifetimeOf } from '@/domain/actions/shown';
import { awayDays } from '@/domain/away';
import { numberText, pluralize } from '@/domain/number-text';
import { countdownParts, secondsLeft } from '@/domain/daily-assignment';
import { DAILY_COUNT } from '@/domain/daily-count';
import { doneText, streakStatus } from '@/domain/day-progress';
import type { SavingsTexts } from '@/domain/impact/headline';
import { savedLately } from '@/domain/impact/home-savings';
import { SECOND_MS, soonText } from '@/domain/instant';
import { EXPIRY_NOTICE_DAYS, expiringSoon, pointsOf, susScore } from '@/domain/score';
import { FORGIVEN_TEXT } from '@/domain/streak';
import { waitingText } from '@/domain/waiting';
import { useWaiting } from '@/features/waiting/use-waiting';
import { useNow } from '@/lib/use-now';
import type { Day } from '@/pages/member/home/use-day';
import { paths } from '@/paths';
import { ShareLinks } from './share-links';
import styles from './score-bar.module.css';

interface ScoreBarProps {
  readonly home: Home;
  readonly day: Day;
  /** The time of `day`, in milliseconds since the epoch. */
  readonly now: number;
}

/**
 * The SusScore, the level and the streak, linked to the history; the day's progress; waiting actions or else the next
 * points to expire; and sharing (spec §2.4, D4, D15, D25).
 */
export function ScoreBar({ home, day, now }: ScoreBarProps) {
  const waiting = useWaiting().length;
  const plant = useRef<SVGSVGElement>(null);
  const score = susScore(home.completions, now);
  const level = home.member.level ?? 0;
  const saved = savedLately(home.completions, lifetimeOf(home.member, now), useUnits(), now);
  const streak = streakStatus(activeDays(home.member, now), now, awayDays(home.settings.away));
  return (
    <div className={classNames(styles.bar, day.isCelebrated && styles.celebrated)}>
      <Link className={styles.figures} to={paths.userHistory}>
        {/* A new key replays the animation when the level changes. */}
        <span key={level} className={styles.plant}>
          <Growth ref={plant} level={level} size={52} />
        </span>
        <Figure name="SusScore" value={numberText(score)} />
        <Figure name="Level" value={numberText(level)} />
        <Stack as="span" alignContent="center" className={styles.streak}>
          {streak.isLost ? (
            <Text as="span" size="xs" className={styles.lost}>{`${streak.text} `}</Text>
          ) : (
            <Figure name="Streak" value={streak.text} />
          )}
        </Stack>
        <span className={styles.more}>
          <VisuallyHidden onNarrowScreens>See your history</VisuallyHidden>
        </span>
      </Link>
      <Stack gap={1} className={styles.day}>
        <p className={classNames(scoreStyles.progress, styles.progress)}>
          <Row as="span" gap={1} isOneLine aria-hidden="true">
            {Array.from({ length: DAILY_COUNT }, (_, at) => (
              <span
                key={at}
                className={classNames(scoreStyles.leaf, styles.mark)}
                data-done={at < day.done}
              />
            ))}
          </Row>
          <span>{day.isAllDone ? 'All done for today' : doneText(day.done)}</span>
        </p>
        <Text size="xs" className={styles.expiry}>
          {waiting > 0 ? (
            waitingText(waiting)
          ) : day.isAllDone ? (
            <NextTasks set={home.set} />
          ) : streak.isForgiven ? (
            FORGIVEN_TEXT
          ) : (
            expiryText(home, now)
          )}
        </Text>
      </Stack>
      <Text size="xs" className={styles.saved}>
        <Link className={styles.impact} to={paths.impact}>
          {/* A new key replaces the whole line, so none of its words moves. */}
          {saved ? <SavedText key={saved.texts[0]} {...saved} /> : 'Your impact so far'}
        </Link>
      </Text>
      <ShareLinks score={score} level={level} saved={saved} plant={plant} />
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
        <Text as="span" size="s">
          {unit === undefined ? ' ' : ` ${unit} `}
        </Text>
      </span>
    </span>
  );
}

/** Ticks along with the countdown, so both show the same minute. */
function NextTasks({ set }: Pick<Home, 'set'>) {
  const [hours, minutes] = countdownParts(secondsLeft(set, useNow(SECOND_MS)));
  return <span>{`Next tasks in ${hours}h ${minutes}m`}</span>;
}

function expiryText({ completions, member }: Home, now: number): string {
  const scored = completions.filter((row) => pointsOf([row]) > 0);
  const [first, ...others] = expiringSoon(scored, now);
  if (first) {
    const points = pointsOf([first, ...others]);
    const verb = points === 1 ? 'expires' : 'expire';
    return `${pluralize(points, 'point')} ${verb} within ${EXPIRY_NOTICE_DAYS} days, starting ${soonText(first.expirationDate, now)}`;
  }
  if (susScore(scored, now) > 0) return `No points expire within ${EXPIRY_NOTICE_DAYS} days`;
  return member.level
    ? 'Complete a task to earn points'
    : 'Complete a task to earn your first points';
}

function SavedText({ period, texts: [headline, ...others] }: SavingsTexts) {
  return (
    <>
      <span>{`${period}: you saved about ${headline}`}</span>
      <VisuallyHidden onNarrowScreens>{others.map((text) => ` · ${text}`).join('')}</VisuallyHidden>
    </>
  );
}
